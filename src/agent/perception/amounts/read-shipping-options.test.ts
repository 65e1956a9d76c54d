import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { snapshot } from '../snapshot/snapshot.ts';
import { readShippingOptions } from './read-shipping-options.ts';

let browser: TestPage;
before(async () => {
  browser = await openTestPage();
});
after(() => browser.close());

const WAYS = [
  ['Courier', '1–2 days', '13.70'],
  ['Parcel', '3–5 days', '6.70'],
  ['Letter', '6–9 days', '3.40'],
] as const;

async function read(markup: string) {
  await browser.show(`<h2>Delivery method</h2>${markup}`);
  const options = readShippingOptions(await snapshot(browser.page));
  return options.map(({ label, price, daysMax }) => [label.split(' ')[0], price?.amountMinor, daysMax]);
}

const EACH = [
  ['Courier', 1370, 2],
  ['Parcel', 670, 5],
  ['Letter', 340, 9],
];

test('choices that a page draws itself keep their own words, not those of the line above', async () => {
  const ways = WAYS.map(
    ([name, time, price]) =>
      `<div role="radio" tabindex="0" aria-checked="false" style="display:flex;padding:9px"><span>${name} <small>${time}</small></span><span>$${price}</span></div>`,
  );
  assert.deepEqual(await read(`<div role="radiogroup" aria-label="Delivery">${ways.join('')}</div>`), EACH);
});

test('radio buttons that nothing labels are told apart by the cells of their row', async () => {
  const ways = WAYS.map(
    ([name, time, price]) =>
      `<tr><td><input type="radio" name="shipping_method"></td><td>${name} ${time}</td><td>$${price}</td></tr>`,
  );
  assert.deepEqual(await read(`<table>${ways.join('')}</table>`), EACH);
});

test('a hidden tick behind a drawn choice is no second choice', async () => {
  const hidden = 'style="position:fixed;top:0;left:0;width:1px;height:1px;clip-path:inset(50%)"';
  const ways = WAYS.map(
    ([name, time, price]) =>
      `<label id="${name}" style="display:flex"><span role="radio" tabindex="0" aria-checked="false" aria-labelledby="${name}" style="width:16px;height:16px;border:1px solid"></span><input type="radio" value="${name}" aria-hidden="true" tabindex="-1" ${hidden}><span>${name} <small>${time}</small></span><span>$${price}</span></label>`,
  );
  assert.deepEqual(await read(`<div role="radiogroup" aria-label="Delivery">${ways.join('')}</div>`), EACH);
});

test('raised cents in a label are cents, and the name after the price is a word of its own', async () => {
  const ways = WAYS.map(([name, time, price]) => {
    const [whole, cents] = price.split('.');
    const seen = `<span style="display:block" aria-hidden="true">$${whole}<sup>${cents}</sup></span>`;
    return `<li><label><input type="radio" name="shipping_method"><span>${seen}</span><span>${name}</span><small>${time}</small></label></li>`;
  });
  await browser.show(`<h2>Delivery method</h2><ul>${ways.join('')}</ul>`);
  const { elements } = await snapshot(browser.page);
  const labels = elements.filter(({ role }) => role === 'radio').map(({ label }) => label);
  assert.deepEqual(labels, ['$13.70 Courier 1–2 days', '$6.70 Parcel 3–5 days', '$3.40 Letter 6–9 days']);
  const prices = readShippingOptions(await snapshot(browser.page)).map(({ price }) => price?.amountMinor);
  assert.deepEqual(prices, [1370, 670, 340]);
});

test('a date that ends in a point and the price beside it are no number', async () => {
  const ways = [
    ['Courier', '18–19.', '4490 Ft'],
    ['Parcel', '20–24.', '49 Ft'],
  ].map(
    ([name, time, price]) =>
      `<label style="display:flex;gap:12px"><input type="radio" name="shipping_method"><span>${name} <small>nov. ${time}</small></span><span>${price}</span></label>`,
  );
  await browser.show(`<h2>Delivery method</h2>${ways.join('')}`);
  const prices = readShippingOptions(await snapshot(browser.page)).map(({ price }) => price?.amount);
  assert.deepEqual(prices, ['4490', '49']);
  await browser.show(`<h2>Delivery method</h2><label style="display:flex;gap:12px"><input type="radio" name="way"><b>Paq
    48h</b><small>in 2 days</small></label><label><input type="radio" name="way"><b>Pa</b><i>q</i></label>`);
  const labels = (await snapshot(browser.page)).elements.map(({ label }) => label);
  assert.deepEqual(labels, ['Paq 48h in 2 days', 'Paq']);
});

const rowsOf = (button: (name: string) => string) =>
  `<table>${WAYS.map(([name, time, price]) => `<tr><td><form>${button(name)}</form></td><td>${name}</td><td>${time}</td><td>$${price}</td></tr>`).join('')}</table>`;

test('deliveries of which each has a button of its own are told apart by its line', async () => {
  assert.deepEqual(await read(rowsOf(() => '<button>Select this method</button>')), EACH);
});

test('a date in numbers beside such a button is no second price', async () => {
  const rows = WAYS.map(
    ([name, , price], at) =>
      `<tr><td><form><button>Select this method</button></form></td><td>${name}</td><td>Arrives ${20 + at}. 11.</td><td>$${price}</td></tr>`,
  );
  await browser.show(`<h2>Delivery method</h2><table>${rows.join('')}</table>`);
  const prices = readShippingOptions(await snapshot(browser.page)).map(({ price }) => price?.amountMinor);
  assert.deepEqual(prices, [1370, 670, 340]);
});

test('buttons beside them that change answers already given are no second row of deliveries', async () => {
  const given = '<section><h3>Contact · delivery address</h3><p>Ada, 1 Main St</p><button>Edit</button></section>';
  const rows = rowsOf(() => '<button>Choose an option</button>');
  assert.deepEqual(await read(`<button>Edit</button>${rows}${given}`), EACH);
});

test('a remark with an amount in the name of such a delivery is not its price', async () => {
  const lines = WAYS.map(
    ([name, time, price]) =>
      `<tr><td><form><button>Select this method</button></form></td><td>${name} (insured up to $100.00)</td><td>${time}</td><td>$${price}</td></tr>`,
  );
  await browser.show(`<h2>Delivery method</h2><table>${lines.join('')}</table>`);
  const prices = readShippingOptions(await snapshot(browser.page)).map(({ price }) => price?.amountMinor);
  assert.deepEqual(prices, [1370, 670, 340]);
});

test('where each delivery has a heading of its own, the heading over these says what is asked', async () => {
  const cards = WAYS.map(
    ([name, time, price]) =>
      `<div><h4>${name}</h4><p>${time}</p><div>$${price}</div><form><button>Select option</button></form></div>`,
  ).join('');
  assert.deepEqual(await read(`<div><h4>Way</h4><h4>Cost</h4></div>${cards}`), EACH);
  assert.deepEqual(await read(`<h3>Recommended for you</h3>${cards}`), []);
});

test('buttons of other words, or without a price each, are no deliveries', async () => {
  assert.deepEqual(await read(rowsOf((name) => `<button>More about ${name}</button>`)), []);
  assert.deepEqual(await read('<p>Courier</p><button>Open</button><p>Parcel $6.70</p><button>Open</button>'), []);
});

test('buttons of one block that each name a time and a price choose a delivery, whatever the block is called', async () => {
  const day = (at: number) => new Date(Date.now() + (at + 2) * 86_400_000);
  const cards = (says: (time: string, at: number) => string, beside = '') =>
    WAYS.map(
      ([name, time, price], at) =>
        `<div><b>${name.slice(2)}ö</b><p>€${price}</p><p>${says(time, at)}</p><button>Valitse</button>${beside}</div>`,
    ).join('');
  const pricesAt = async (markup: string) => {
    await browser.show(`<html lang="fi"><h2>Käaraköntyal</h2><form>${markup}</form></html>`);
    return readShippingOptions(await snapshot(browser.page)).map(({ price }) => price?.amountMinor);
  };
  assert.deepEqual(await pricesAt(cards((time) => time)), [1370, 670, 340]);
  const goods = cards((time) => time, '<a href="https://shop.example/lamp">Lamp</a>');
  assert.deepEqual(await pricesAt(goods), [], 'goods lead to their pages');
  const dated = cards((_, at) => `Toimitus ke ${day(at).getDate()}.${day(at).getMonth() + 1}.`);
  assert.deepEqual(await pricesAt(dated), [1370, 670, 340], 'a date is no second price');
});

async function pricesOf(names: readonly string[]): Promise<(number | undefined)[]> {
  const ways = names.map(
    (name, at) => `<p><input type="radio" name="shipping_method" id="w${at}"><label for="w${at}">${name}</label></p>`,
  );
  await browser.show(`<h2>Delivery method</h2>${ways.join('')}`);
  return readShippingOptions(await snapshot(browser.page)).map(({ price }) => price?.amountMinor);
}

test('a number in the name of a delivery is no price, whatever follows it', async () => {
  const names = ['Post 48: £3.60', 'Post 24 - £6.00', 'Courier until 12:00 £9.00', 'Van 12 € 14.90', 'Bike 12,- €'];
  assert.deepEqual(await pricesOf(names), [360, 600, 900, 1490, 1200]);
  assert.deepEqual(await pricesOf(['Post 48: <span>£3.60</span>', 'Post 24: <b>£6.00</b>']), [360, 600]);
  assert.deepEqual(await pricesOf(['Expressz: 5040 HUF 1–2 nap', 'Normál: 2100 HUF 3–5 nap']), [504000, 210000]);
  assert.deepEqual(await pricesOf(['Zítra: 340,- Kč 1 až 2 dnů', 'Balík: 99,- Kč 3 až 5 dnů']), [34000, 9900]);
  const cents = (name: string) => `${name}: + € 10<sup>,30</sup> <small>1 à 2 jours ouvrés</small>`;
  assert.deepEqual(await pricesOf([cents('Livraison express'), cents('Livraison')]), [1030, 1030]);
  assert.deepEqual(await pricesOf(['Courier £9 1-2 days', 'Post £4 3-5 days']), [900, 400]);
});

test('the sum from which a delivery is free, or up to which it is insured, is not what it costs', async () => {
  const names = [
    'Standard (free over £40) £3.95',
    'Standard £4.95 (free over £50)',
    'Free delivery over £60, otherwise £5.95',
    'Versand 6,90 £ (ab 50 £ kostenlos)',
    'Insured up to £100 - £7.50',
    '£8.50 Courier, insured up to £100',
    'Courier was £9.90 now £9.50',
  ];
  assert.deepEqual(await pricesOf(names), [395, 495, 595, 690, 750, 850, 950]);
  const free = ['Free shipping over £50', 'Versand (ab 50 £ kostenlos)', 'Post £4.99 with free returns'];
  assert.deepEqual(await pricesOf(free), [0, undefined, 499]);
});

test('a sentence of the label that tells from which sum it is free leaves the price to what stands alone', async () => {
  const way = (name: string, note: string, price: string) =>
    `<div><input type="radio" name="shipping_method" id="${name}"><label for="${name}"><b>${name}</b><small>${note}</small></label> <span>${price}</span></div>`;
  assert.deepEqual(
    await read(
      way('Parcel', 'Delivery in 2 - 3 days. Free shipping over 80,00 €.', '4,90 €') +
        way('Express', 'Delivery in 1 day', '13,90 €'),
    ),
    [
      ['Parcel', 490, 3],
      ['Express', 1390, 1],
    ],
  );
});

test('a price in a part of its own is not glued to the number that a name ends with', async () => {
  const aside = (name: string, price: string) => `<span>${name}</span><span>${price}</span>`;
  assert.deepEqual(await pricesOf([aside('GLS 24/48', '6,40 €'), aside('Courier 9-17', '€12.00')]), [640, 1200]);
  const remarks = ['Standard (free over 50) - £12.00', 'Parcel (free over 50) (£6.40)', 'Per item (2 x 3.00) — Free'];
  assert.deepEqual(await pricesOf(remarks), [1200, 640, 0]);
});

test('neither the hour of a delivery nor what it is insured for is its price', async () => {
  const names = [
    'Ground (1 lb): Free <small>Arrives Mon, Nov 30, 20:00</small>',
    'Kurier (versichert bis € 750,00): € 12,00 <small>18.–19. November</small>',
    'Hızlı kargo (₺4.200,00 tutarına kadar sigortalı): ₺139,54',
    'Doručení do zítra (Hmotnost: 1,45 kg) <small>čt 19. 11., 10:30</small> <b>340,- Kč</b>',
  ];
  assert.deepEqual(await pricesOf(names), [0, 1200, 13954, 34000]);
  const timed = [
    'Economy (insured up to £110): Free 6–9 business days',
    'Standard (insured up to £110): £6.10 3–5 days',
  ];
  assert.deepEqual(await pricesOf(timed), [0, 610]);
  const hours = ['Doručení: CZK 60 120/216 h', 'Expresní doručení: CZK 240 24/48 h'];
  assert.deepEqual(await pricesOf(hours), [6000, 24000]);
  const insured = [
    'エコノミー便 (16,000 JPYまで補償) 12月1日(火)お届け 535 JPY',
    '通常配送 (16,000 JPYまで補償) 11月25日(水)お届け 884 JPY',
    'お急ぎ便 (120,000 JPYまで補償) 11月20日(金)お届け 2,115 JPY',
  ];
  assert.deepEqual(await pricesOf(insured), [535, 884, 2115]);
  const unknown = ['ゾルバ (￥16,000まで補償) 無料', 'リクス (￥120,000まで補償) ￥1,780', '通常配送 ￥740'];
  assert.deepEqual(await pricesOf(unknown), [0, 1780, 740], 'of one question no answer is left out');
  const parts = ['Billig levering (forsikret op til 750,00 kr.)', 'Leveres man. 30. nov.', 'Gratis'];
  assert.deepEqual(await pricesOf([parts.map((part) => `<div>${part}</div>`).join('')]), [0]);
});

test('a choice whose label is only its price is called by what its row says', async () => {
  const ways = WAYS.map(
    ([name, time, price], at) =>
      `<tr><td>${name}<div>By land (${time})</div></td><td><input type="radio" name="way" id="w${at}"><label for="w${at}">$${price}</label></td></tr>`,
  );
  await browser.show(`<h2>Delivery method</h2><table>${ways.join('')}</table>`);
  const options = readShippingOptions(await snapshot(browser.page));
  assert.deepEqual(
    options.map(({ label, price }) => [label, price?.amountMinor]),
    WAYS.map(([name, time, price]) => [`${name} By land (${time})`, Number(price.replace('.', ''))]),
  );
});

test('buttons of deliveries may stand under a title that is plain text, and an insured amount is no price', async () => {
  const form = (title: string) =>
    `<h1>Checkout</h1><div>${title}</div><form>${WAYS.map(
      ([name, time, price]) =>
        `<div><p>${name} (insured up to $100.00)</p><p>${title === 'Other goods' ? 'Brand new' : time}</p><p>$${price}</p><button>Choose</button></div>`,
    ).join('')}</form>`;
  assert.equal((await read(form('Shipping method'))).length, WAYS.length);
  assert.deepEqual(await read(form('Other goods')), []);
});

test('buttons without prices choose a delivery where each says when it arrives', async () => {
  const ways = (says: (time: string, at: number) => string) =>
    WAYS.map(
      ([name, time], at) =>
        `<div><strong>${name}</strong> <small>${says(time, at)}</small><button>Choose</button></div>`,
    );
  const timed = WAYS.map(([name], at) => [name, undefined, EACH[at]?.[2]]);
  assert.deepEqual(await read(`<form>${ways((time) => time).join('')}</form>`), timed);
  // Gifts, shops or something else that is offered under the same heading.
  assert.deepEqual(await read(`<form>${ways(() => 'as a present').join('')}</form>`), []);
  assert.deepEqual(await read(`<form>${ways((time, at) => (at === 1 ? 'as a present' : time)).join('')}</form>`), []);
});

test('a remark in brackets is no price, in whatever order its words stand', async () => {
  const ways = (remark: string) => [`Standard ${remark} 3–5 days`, `Economy ${remark} 6–9 days`];
  assert.deepEqual(await pricesOf(ways('(insured up to £500.00)')), [undefined, undefined]);
  assert.deepEqual(await pricesOf(ways('(₺4.200,00 tutarına kadar sigortalı)')), [undefined, undefined]);
  assert.deepEqual(await pricesOf(ways('(£5.00)')), [500, 500]);
  assert.deepEqual(await pricesOf(ways('(insured up to £500.00) £5.00')), [500, 500]);
});

test('choices on one line are told by their own names: a pick-up beside them makes none of them one', async () => {
  const radio = (id: string, name: string) =>
    `<input type="radio" name="delivery" id="${id}"><label for="${id}">${name}</label> `;
  const page = await browser.see(`<main><h1>Checkout</h1><h3>Delivery method</h3>
    <div>${radio('a', 'DHL Parcel')}${radio('b', 'Same-day courier')}${radio('c', 'Store pick-up')}</div></main>`);
  assert.deepEqual(
    readShippingOptions(page).map(({ label, isPickup }) => [label, isPickup]),
    [
      ['DHL Parcel', false],
      ['Same-day courier', false],
      ['Store pick-up', true],
    ],
  );
});

test('deliveries as links to the page at hand, of which the chosen one is plain text', async () => {
  const way = (name: string, price: string, href: string) =>
    `<div>${href ? `<a href="${href}">${name}</a>` : name}</div><div>${price}</div>`;
  const list = (hrefs: readonly string[], between = '') =>
    `<h3><span>3</span><span>Shipping method</span></h3><div>${WAYS.map(([name, time, price], at) => way(`${name} (${time})`, `$${price}`, hrefs[at] ?? '')).join(between)}</div>
    <h3>Payment method</h3><div>${way('Invoice', '$0.00', '')}${way('Credit card', '$0.00', '?pay=2')}</div>`;
  const chosen = async (markup: string) => {
    const options = readShippingOptions(await browser.see(markup, 'https://shop.test/cart?x=1'));
    return options.map(({ label, price, daysMax, selected, ref }) => [
      label,
      price?.amountMinor,
      daysMax,
      selected && ref === '',
    ]);
  };
  assert.deepEqual(await chosen(list(['?ship=1', '', '?ship=3'])), [
    ['Courier (1–2 days)', 1370, 2, false],
    ['Parcel (3–5 days)', 670, 5, true],
    ['Letter (6–9 days)', 340, 9, false],
  ]);
  assert.equal((await chosen(list(['#', '', '#']))).length, 3, 'a script listens');
  assert.deepEqual(await chosen(list(['/courier', '', '/letter'])), [], 'links to other pages inform');
  assert.deepEqual(await chosen(list(['?ship=1', '', ''])), [], 'what is not chosen can be');
  assert.deepEqual(await chosen(list(['?ship=1', '?ship=2', '?ship=3'])), [], 'one is chosen');
  const acting = await chosen(list(['#', '#', '#']));
  assert.deepEqual(
    acting.map(([label, price]) => [label, price]),
    [
      ['Courier (1–2 days)', 1370],
      ['Parcel (3–5 days)', 670],
      ['Letter (6–9 days)', 340],
    ],
    'of links that a script acts on none need be chosen',
  );
  const plain = list(['#', '#', '#']).replace(/<h3>.*?<\/h3>/, '<h3>Your order</h3><div>Shipping method</div>');
  assert.equal((await chosen(plain)).length, 3, 'the title may be plain text');
  assert.deepEqual(await chosen(list(['#', '', ''])), [], 'but no more than one is');
  assert.deepEqual(await chosen(list(['?ship=1', '', '?ship=3'], '<p>See our terms</p>')), [], 'just a list');
});

test('where every delivery names its day, that says more than what some are called after', async () => {
  const on = (days: number) => {
    const date = new Date(Date.now() + days * 86_400_000);
    return `${date.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' })} ${date.getUTCDate()}`;
  };
  const way = (name: string, day: number) =>
    `<div style="display:flex"><label><input type="radio" name="shipping_method"> ${name}</label><small>${on(day)}</small></div>`;
  const options = await read(way('UPS 2nd Day Air', 4) + way('USPS Priority Mail 3-Day', 5));
  assert.deepEqual(
    options.map(([, , daysMax]) => daysMax),
    [4, 5],
  );
});

test('what every delivery says in an unknown word for days counts more than the hours in the names of some', async () => {
  const select = (...texts: string[]) =>
    read(`<select aria-label="Delivery">${texts.map((text) => `<option>${text}</option>`).join('')}</select>`);
  const told = ['Parcel 48h – $5.90 (2–3 vamto)', 'Letter 72h – $3.40 (6–9 vamto)', 'Chrono – $14.20 (1–2 vamto)'];
  assert.deepEqual(
    (await select(...told)).map(([, , last]) => last),
    [3, 9, 2],
  );
  const partly = ['Parcel 48h – $5.90 (2–3 vamto)', 'Letter 72h – $3.40 (6–9 vamto)', 'Chrono – $14.20'];
  assert.deepEqual(
    (await select(...partly)).map(([, , last]) => last),
    [2, 3, null],
  );
});

test('parcels that wait at a Chinese convenience store are collected there, those that come home are not', async () => {
  const names = ['7-11 取貨 NT$60', '全家取貨付款 NT$60', '宅配（黑貓宅急便） NT$100', '貨到付款宅配 NT$130'];
  const rows = names.map(
    (name, at) => `<div><label><input type="radio" name="way" value="${at}">${name}</label></div>`,
  );
  await browser.show(`<h2>送貨方式</h2>${rows.join('')}`);
  assert.deepEqual(
    readShippingOptions(await snapshot(browser.page)).map(({ isPickup }) => isPickup),
    [true, true, false, false],
  );
});
