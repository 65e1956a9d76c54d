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
