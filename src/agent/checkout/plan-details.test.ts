import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory } from '../run/run.ts';
import { splitStreet } from '../spelling/street-parts.ts';
import { lacksBillingAddress, planAddresses, wantedFields } from './plan-details.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const address = (names: string) => `<form><label>Street <input name="${names}_street"></label>
  <label>Town <input name="${names}_city"></label><label>ZIP <input name="${names}_zip"></label></form>`;

test('an only address named after billing that a page lost is given again; a later one of its own is not made up', async () => {
  const order = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const memory = newMemory({ ...order, billingAddress: null });
  const wants = async (names: string) => {
    const view = readView(await shop.see(address(names)));
    const plan = planAddresses(view, { ...order, billingAddress: null }, memory);
    return wantedFields(view, { ...order, billingAddress: null }, plan, memory);
  };
  const [street, ...others] = await wants('billing');
  assert.equal(others.length, 2);
  assert.ok(street);
  Object.assign(memory, { addressDone: true, mainStreet: street.key });
  assert.equal((await wants('billing')).length, 3);
  assert.equal((await wants('invoice_billing')).length, 0);
});

test('where the tick for "the same" shuts the address of the delivery, that of the bill is the one to fill', async () => {
  const order = {
    ...purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] }),
    billingAddress: null,
  };
  const memory = newMemory(order);
  const block = (title: string, names: string, shut: string) => `<div><h3>${title}</h3>
    <label>Street <input name="${names}_street" ${shut}></label><label>Town <input name="${names}_city" ${shut}></label>
    <label>ZIP <input name="${names}_zip" ${shut}></label></div>`;
  const wants = async (shut: string, ticked: string) => {
    const view = readView(
      await shop.see(`<form><h2>Addresses</h2>${block('Billing address', 'billing', '')}
        ${block('Shipping address', 'shipping', shut)}<label><input type="checkbox" name="same" ${ticked}>
        Shipping and billing address are the same</label><button>Save</button></form>`),
    );
    return wantedFields(view, order, planAddresses(view, order, memory), memory).map(({ element }) => element.name);
  };
  assert.deepEqual(await wants('disabled', 'checked'), ['billing_street', 'billing_city', 'billing_zip']);
  assert.deepEqual(await wants('', ''), ['shipping_street', 'shipping_city', 'shipping_zip']);
});

test('name and phone under "billing" are the buyer\'s where no billing street is asked, and are left alone beside one', async () => {
  const order = {
    ...purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] }),
    billingAddress: null,
  };
  const memory = { ...newMemory(order), addressDone: true };
  const wants = async (street: string) => {
    const view = readView(
      await shop.see(`<form><h2>Billing address</h2>
        <label><input type="checkbox" name="billing_same_as_shipping" checked> Same as shipping address</label>
        <label>First name <input name="billing_first_name" required></label>
        <label>Last name <input name="billing_last_name" required></label>
        ${street}<label>Phone <input type="tel" name="billing_phone" required></label></form>`),
    );
    const wanted = wantedFields(view, order, planAddresses(view, order, memory), memory);
    return wanted.map(({ field }) => field.kind);
  };
  assert.deepEqual(await wants(''), ['firstName', 'lastName', 'phone']);
  assert.deepEqual(await wants('<label>Street <input name="billing_street"></label>'), []);
  const shut = '<label>Street <input name="billing_street" value="Elm Road 5" disabled></label>';
  assert.deepEqual(
    await wants(shut),
    ['firstName', 'lastName', 'phone'],
    'a street that is shut repeats the other one',
  );
});

test('what "same as the delivery" copied and left open is completed, and nothing is where it copied nothing', async () => {
  const sample = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const { addressLine1 } = sample.shippingAddress;
  const wants = async (street: string, of: typeof sample) => {
    const view = readView(
      await shop.see(`<form><h2>Billing address</h2><label><input type="checkbox" checked> Same as shipping address</label>
        <label>Street <input name="billing_street" value="${street}"></label>
        <select name="billing_region"><option value="" disabled selected>Select region</option><option>Oregon</select></form>`),
    );
    const memory = { ...newMemory(of), addressDone: true };
    return wantedFields(view, of, planAddresses(view, of, memory), memory).map(({ field }) => field.kind);
  };
  const order = { ...sample, billingAddress: null };
  assert.deepEqual(await wants(addressLine1, order), ['street', 'province']);
  assert.deepEqual(await wants(addressLine1, { ...sample, billingAddress: sample.shippingAddress }), [
    'street',
    'province',
  ]);
  const { street } = splitStreet(addressLine1);
  assert.deepEqual(await wants(street, order), ['street', 'province'], 'the number of the house stands apart');
  assert.deepEqual(await wants('', order), []);
  assert.deepEqual(await wants('Another Road 7', order), []);
});

test('a copy of a street with the flat in its line is the same address: the name that was left empty beside it is told', async () => {
  const sample = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const { addressLine1 } = sample.shippingAddress;
  const order = {
    ...sample,
    shippingAddress: { ...sample.shippingAddress, addressLine2: 'Apt 4' },
    billingAddress: null,
  };
  const wants = async (copied: string) => {
    const given = `${addressLine1}, Apt 4`;
    const view = readView(
      await shop.see(`<form><h2>Shipping address</h2><label>Full name <input name="name" value="Ada Palmer"></label>
        <label>Street address <input name="shipping_street" value="${given}"></label>
        <h2>Billing address</h2><label>Last name <input name="billing_last_name" required></label>
        <label>Street address <input name="billing_street" value="${copied}" required></label></form>`),
    );
    const wanted = wantedFields(view, order, planAddresses(view, order, newMemory(order)), newMemory(order));
    return wanted.some(({ field }) => field.kind === 'lastName');
  };
  assert.equal(await wants(`${addressLine1}, Apt 4`), true);
  assert.equal(await wants(`${addressLine1}, Apt 9`), false, 'another flat');
  assert.equal(await wants(''), false);
});

test('where the goods go to the billing address, its block takes the one address of the order', async () => {
  const sample = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const shippingAddress = { ...sample.shippingAddress, addressLine2: '' };
  const order = { ...sample, shippingAddress, billingAddress: null };
  const streets = async (tick: string, street: string, of: typeof sample = order) => {
    const view = readView(
      await shop.see(`<form><h2>Billing address</h2><label>Street <input name="billing_street" required></label>
        <label>Town <input name="billing_city" required></label><h2>Shipping address</h2>
        <label><input type="checkbox" name="same_as_billing" ${tick}> Ship to my billing address</label>
        <label>Street <input name="shipping_street" ${street}></label></form>`),
    );
    const memory = newMemory(of);
    const wanted = wantedFields(view, of, planAddresses(view, of, memory), memory);
    const asked = wanted.filter(({ field }) => field.kind === 'street');
    const lacks = lacksBillingAddress(view, of, memory);
    return [...asked.map(({ field, forms }) => `${field.section}: ${forms[0]}`), ...(lacks ? ['lacks billing'] : [])];
  };
  const home = order.shippingAddress.addressLine1;
  assert.deepEqual(await streets('checked', 'readonly'), [`billing: ${home}`]);
  assert.deepEqual(await streets('checked', `value="${home}" disabled`), [`billing: ${home}`]);
  assert.deepEqual(await streets('', ''), [`shipping: ${home}`, 'lacks billing'], 'nothing ties them');
  assert.deepEqual(await streets('', 'readonly'), ['lacks billing']);
  const counter = 'value="Our counter, Dock 4" readonly';
  assert.deepEqual(await streets('checked', counter), ['lacks billing'], 'the goods would go elsewhere');
  const own = { ...order, billingAddress: { ...shippingAddress, addressLine1: 'Bank Street 9' } };
  assert.deepEqual(await streets('checked', 'readonly', own), ['billing: Bank Street 9']);
});

test('a code and a country beside the card number are answered; beside a billing street they are not made up', async () => {
  const order = {
    ...purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] }),
    billingAddress: null,
  };
  const memory = { ...newMemory(order), addressDone: true };
  const wants = async (inside: string, outside = '') => {
    const view = readView(
      await shop.see(`<form>${inside}<label>ZIP <input autocomplete="billing postal-code"></label>
        <label>Country <select autocomplete="billing country"><option>Canada<option>United States</select></label></form>
        ${outside}`),
    );
    const wanted = wantedFields(view, order, planAddresses(view, order, memory), memory);
    return wanted.map(({ field }) => field.kind);
  };
  const card =
    '<label>Card number <input autocomplete="cc-number"></label><label>CVC <input autocomplete="cc-csc"></label>';
  assert.deepEqual(await wants(card), ['postalCode', 'country']);
  assert.deepEqual(await wants(`${card}<label>Street <input autocomplete="billing street-address"></label>`), []);
  assert.deepEqual(await wants('', `<form>${card}</form>`), []);
  const names =
    '<label>First name <input autocomplete="billing given-name"></label><label>Last name <input autocomplete="billing family-name"></label>';
  assert.deepEqual(await wants(names + card), ['firstName', 'lastName', 'postalCode', 'country']);
  assert.deepEqual(
    await wants(`${names}${card}<label>Street <input autocomplete="billing street-address"></label>`),
    [],
  );
});

test('a postal code in a frame of its own belongs to the card whose number comes in another frame of the same origin', async () => {
  const order = {
    ...purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] }),
    billingAddress: null,
  };
  const memory = { ...newMemory(order), addressDone: true };
  const wants = async (zipAt: string) => {
    await shop.show('<input aria-label="Card number" autocomplete="cc-number">', 'https://pay.test/number');
    await shop.show('<input aria-label="ZIP code" autocomplete="billing postal-code">', zipAt);
    const frame = (url: string) => `<iframe src="${url}" width="400" height="60"></iframe>`;
    const view = readView(await shop.see(`<form>${frame('https://pay.test/number')}${frame(zipAt)}</form>`));
    return wantedFields(view, order, planAddresses(view, order, memory), memory).map(({ field }) => field.kind);
  };
  assert.deepEqual(await wants('https://pay.test/zip'), ['postalCode']);
  assert.deepEqual(await wants('https://elsewhere.test/zip'), []);
});

test('a reading of a name in Latin letters is spelt only where the page insists on one', async () => {
  const contact = { firstName: 'Ada', lastName: 'Tanaka', email: 'ada@example.com', phone: '+81 3-5555-0132' };
  const order = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }], contact });
  const memory = newMemory(order);
  const wants = async (mark: string, of = order) => {
    const view = readView(
      await shop.see(`<form><label>姓 <input name="n1"></label><label>名 <input name="n2"></label>
      <label>セイ${mark} <input name="k1"></label><label>メイ${mark} <input name="k2"></label></form>`),
    );
    const wanted = wantedFields(view, of, planAddresses(view, of, memory), memory);
    return wanted.filter(({ field }) => field.kind.endsWith('Kana')).map(({ forms }) => forms[0]);
  };
  assert.deepEqual(await wants(' *'), ['タナカ', 'アダ']);
  assert.deepEqual(await wants(''), []);
  // Kanji are read in more than one way.
  assert.deepEqual(await wants(' *', { ...order, contact: { ...contact, firstName: '花子', lastName: '田中' } }), []);
});

test('an address that has to be given a name is called after its town; nothing else of unknown name is answered', async () => {
  const order = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const memory = newMemory(order);
  const wants = async (asked: string) => {
    const view = readView(
      await shop.see(
        `<form><label>Street <input name="street"></label><label>City <input name="city"></label><label>Postcode <input name="postcode"></label>${asked}</form>`,
      ),
    );
    const wanted = wantedFields(view, order, planAddresses(view, order, memory), memory);
    return wanted.filter(({ field }) => field.kind === 'other').map(({ forms }) => forms[0]);
  };
  const field = (label: string, more = 'required') => `<label>${label} <input name="f_q" ${more}></label>`;
  assert.deepEqual(await wants(field('Adres başlığı')), [order.shippingAddress.city]);
  assert.deepEqual(await wants(field('Nome do endereço:', '')), [order.shippingAddress.city], 'the form marks nothing');
  assert.deepEqual(await wants(field('Address nickname (optional)', '')), []);
  assert.deepEqual(
    await wants(`${field('Address nickname', '')}<label>Town * <input></label>`),
    [],
    'another is marked',
  );
  assert.deepEqual(await wants(field('Zorba code')), []);
});

test('a part of the town that has to be named is the second line of the address, where no other field takes that', async () => {
  const sample = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const order = { ...sample, shippingAddress: { ...sample.shippingAddress, addressLine2: 'Al Wurud' } };
  const memory = newMemory(order);
  const wants = async (asked: string) => {
    const page = `<form><label>Street <input name="street"></label><label>City <input name="city"></label>
      <label>Postcode <input name="postcode"></label>${asked}</form>`;
    const view = readView(await shop.see(page));
    const wanted = wantedFields(view, order, planAddresses(view, order, memory), memory);
    return wanted.filter(({ field }) => field.kind === 'other').map(({ forms }) => forms[0]);
  };
  const field = (label: string, more = 'required') =>
    `<label>${label} <input name="f_${label.length}" ${more}></label>`;
  for (const label of ['الحي *', 'Neighbourhood', 'Colonia']) assert.deepEqual(await wants(field(label)), ['Al Wurud']);
  assert.deepEqual(await wants(field('الحي', '')), ['Al Wurud'], 'the form marks nothing');
  assert.deepEqual(await wants(field('Colonia (opcional)', '')), [], 'nobody has to say it');
  assert.deepEqual(await wants(`${field('الحي', '')}<label>Phone * <input></label>`), [], 'another is marked');
  assert.deepEqual(await wants(field('Colonia') + field('Apartment, suite', '')), ['Al Wurud'], 'no flat is called so');
});

test('of a list of parts of the town only the entry that the address names is taken', async () => {
  const sample = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const wants = async (addressLine2: string, label: string, entries: readonly string[]) => {
    const order = { ...sample, shippingAddress: { ...sample.shippingAddress, addressLine2 } };
    const options = ['Choose', ...entries].map((text, at) => `<option value="${at + 70}">${text}</option>`).join('');
    const page = `<form><label>Street <input name="street"></label><label>City <input name="city"></label>
      <label>Postcode <input name="postcode"></label><label>${label} <select name="part">${options}</select></label></form>`;
    const view = readView(await shop.see(page));
    const wanted = wantedFields(view, order, planAddresses(view, order, newMemory(order)), newMemory(order));
    return wanted.find(({ element }) => element.tag === 'select')?.forms ?? [];
  };
  const districts = ['Quận 1', 'Quận 3', 'Quận 12', 'Quận Bình Thạnh'];
  const asked = 'Quận / huyện';
  assert.deepEqual(await wants('Phường Bến Nghé, Quận 1', asked, districts), ['Quận 1']);
  assert.deepEqual(await wants('Phường Bến Nghé, Quận 1', 'Zorba', districts), ['Quận 1'], 'whatever it is called');
  assert.deepEqual(await wants('Phường 25, Bình Thạnh', asked, districts), ['Quận Bình Thạnh'], 'without its kind');
  assert.deepEqual(await wants('Phường Bến Nghé', asked, districts), [], 'not named');
  assert.deepEqual(await wants('1', asked, districts), [], 'the number of a flat');
  assert.deepEqual(await wants('Riverside', 'District', ['Riverside North', 'Riverside South']), [], 'two are named');
  assert.deepEqual(await wants('Apartment 4', 'Kind of place', ['House', 'Apartment']), [], 'no list of places');
});

test('a phone is written in digits where its field says so, and a quarter takes a second line without a number', async () => {
  const order = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const wants = async (fields: string, addressLine2: string) => {
    const shippingAddress = { ...order.shippingAddress, addressLine2 };
    const own = { ...order, shippingAddress };
    const view = readView(
      await shop.see(`<form>${address('ship')}<label>Apartment <input name="line2"></label>${fields}</form>`),
    );
    const wanted = wantedFields(view, own, planAddresses(view, own, newMemory(own)), newMemory(own));
    return wanted.map(({ element, forms }) => [element.name, forms[0]]);
  };
  const phone = (hint: string) => `<label>Phone <input type="tel" name="phone" placeholder="${hint}"></label>`;
  assert.match((await wants(phone('Please use digits only'), '')).at(-1)?.[1] ?? '', /^\d+$/);
  assert.match((await wants(phone('So that we can call you'), '')).at(-1)?.[1] ?? '', /^\+\d+$/);
  const quarter = '<label>Colonia * <input name="quarter" required></label>';
  assert.deepEqual((await wants(quarter, 'Roma Norte')).at(-1), ['quarter', 'Roma Norte']);
  assert.notEqual((await wants(quarter, 'Apt 4')).at(-1)?.[0], 'quarter');
});

test('a name beside the card is its owner’s, also where another form asks for a billing address', async () => {
  const order = {
    ...purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] }),
    billingAddress: null,
  };
  const memory = { ...newMemory(order), addressDone: true };
  const card = `<form><h3>Payment</h3><label>First name <input name="billing_firstname"></label><label>Last name <input name="billing_lastname"></label>
    <label>Card number <input autocomplete="cc-number"></label><label>CVC <input autocomplete="cc-csc"></label></form>`;
  const view = readView(await shop.see(`${address('shipping')}${address('billing')}${card}`));
  const wanted = wantedFields(view, order, planAddresses(view, order, memory), memory).map(
    ({ element }) => element.name,
  );
  assert.ok(wanted.includes('billing_firstname') && wanted.includes('billing_lastname'), wanted.join());
  assert.ok(!wanted.includes('billing_street'), 'no billing address is made up');
});

test('a region that nobody writes in the country follows from the post code, where the shop asks for one', async () => {
  const order = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const wants = async (field: string, given: Partial<typeof order.shippingAddress>) => {
    const shippingAddress = { ...order.shippingAddress, province: '', ...given };
    const asked = { ...order, shippingAddress, billingAddress: null };
    const memory = newMemory(asked);
    const view = readView(await shop.see(`${address('delivery').replace('</form>', '')}${field}</form>`));
    const wanted = wantedFields(view, asked, planAddresses(view, asked, memory), memory);
    return wanted.find(({ element }) => element.name === 'zone')?.forms[0] ?? '';
  };
  const list = (...names: string[]) =>
    `<label>Region / State <select name="zone"><option value="">--- Please select ---</option>${names.map((name) => `<option>${name}</option>`).join('')}</select></label>`;
  const slovenia = { city: 'Ljubljana', postalCode: '1000', country: 'SI' };
  assert.equal(await wants(list('Gorenjska', 'Osrednjeslovenska'), slovenia), 'Osrednjeslovenska');
  assert.equal(await wants(list('Kranj', 'Ljubljana', 'Maribor'), slovenia), 'Ljubljana', 'a list of towns');
  assert.equal(await wants(list('Gorenjska', 'Goriška'), slovenia), '', 'not offered');
  assert.equal(await wants('<label>Region / State <input name="zone"></label>', slovenia), '', 'may stay empty');
  assert.equal(
    await wants('<label>Region / State * <input name="zone" required></label>', slovenia),
    'Osrednjeslovenska',
  );
  const york = { city: 'New York', postalCode: '10001', country: 'US' };
  assert.equal(await wants(list('New Jersey', 'New York'), york), '', 'a state belongs to the address');
  assert.equal(
    await wants(list('Gorenjska', 'Osrednjeslovenska'), { ...slovenia, province: 'Gorenjska' }),
    'Gorenjska',
  );
});
