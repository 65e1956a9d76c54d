import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { classifyFields } from './classify-fields.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('the group in a field’s name is not what a named field asks for', async () => {
  const seen =
    await shop.see(`<form><h2>Billing</h2><label for="billingAddress.id_number">CPF ou CNPJ (opcional)</label>
    <input id="billingAddress.id_number" name="billingAddress.id_number" type="tel"></form>`);
  assert.equal([...classifyFields(seen).values()][0]?.kind, 'personalId');
});

test('a name that the footer asks for is none of the order’s, unless its form asks for an address', async () => {
  const sectionsOf = async (more: string) => {
    const seen = await shop.see(`<main><h1>Cart</h1></main><footer><form><label>Name <input name="name"></label>
      <label>Email <input type="email" name="mail"></label>${more}<button>Next</button></form></footer>`);
    return [...classifyFields(seen).values()].slice(0, 2).map(({ kind, section }) => `${section}.${kind}`);
  };
  const write = '<label>Message <textarea name="text"></textarea></label>';
  assert.deepEqual(await sectionsOf(write), ['newsletter.fullName', 'newsletter.email']);
  const place = '<label>Street <input name="street"></label><label>City <input name="city"></label>';
  assert.deepEqual(await sectionsOf(place), ['shipping.fullName', 'contact.email']);
});

test('a word of several languages means what it does in that of the page', async () => {
  const kindOf = async (language: string, title: string) => {
    const seen = await shop.see(`<form><h2>${title}</h2><label>Kraj <input name="a" role="combobox"></label></form>`);
    return [...classifyFields({ ...seen, language }).values()][0]?.kind;
  };
  assert.equal(await kindOf('pl', 'Adres dostawy'), 'country');
  assert.equal(await kindOf('cs-CZ', 'Dodací adresa'), 'province');
  assert.equal(await kindOf('sl', 'Naslov za dostavo'), 'city');
});

test('the last letters of an encoded key in a field’s name say nothing of the field', async () => {
  const kindOf = async (name: string, id: string) => {
    const seen = await shop.see(`<form><h1>Cart</h1><input type="text" name="${name}" id="${id}" value="1"></form>`);
    return [...classifyFields(seen).values()][0]?.kind;
  };
  assert.equal(await kindOf('quantity[55:eyIzMzAiOiI3MDIifQ]', 'cart_quantity55eyIzMzAiOiI3MDIifQ'), 'quantity');
  assert.equal(await kindOf('billing[deliveryPostCode]', 'billingDeliveryPostCode'), 'postalCode');
});

test('the pieces of a name that was drawn by lot say nothing of the field, those of a short one do', async () => {
  const kindOf = async (name: string) => {
    const seen =
      await shop.see(`<form action="/checkout"><h1>Checkout</h1><label>Card number <input name="number"></label>
      <input type="text" name="${name}"><label>CVC <input name="cvc"></label></form>`);
    return [...classifyFields(seen).values()][1]?.kind;
  };
  assert.notEqual(await kindOf('f_gMmYdb'), 'cardExpiryMonth');
  assert.equal(await kindOf('ccExpMm'), 'cardExpiryMonth');
  assert.equal(await kindOf('txtMM'), 'cardExpiryMonth');
  assert.equal(await kindOf('q'), 'search');
  assert.notEqual(await kindOf('f_abQ'), 'search');
});
