import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { classifyFields } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** Kinds in page order, with the section of address fields where the test asks for it. */
async function kinds(html: string, withSection = false): Promise<string[]> {
  const view = await shop.see(html);
  const classes = classifyFields(view, new Date('2026-06-01'));
  return view.elements.flatMap((e) => {
    const found = classes.get(e.ref);
    return found ? [withSection ? `${found.section}.${found.kind}` : found.kind] : [];
  });
}

const form = (labels: string[]): string =>
  labels.map((l, i) => `<p><label for="f${i}">${l}</label> <input id="f${i}" name="q${i}"></p>`).join('');
const person = ['firstName', 'lastName', 'company', 'street', 'postalCode', 'city', 'phone', 'email'];

for (const [language, labels] of Object.entries({
  en: [
    'First name *',
    'Last name *',
    'Company name (optional)',
    'Street address *',
    'Postcode / ZIP *',
    'Town / City *',
    'Phone *',
    'Email address *',
  ],
  de: [
    'Vorname',
    'Nachname',
    'Firma (optional)',
    'Straße und Hausnummer',
    'Postleitzahl',
    'Ort / Stadt',
    'Telefonnummer',
    'E-Mail-Adresse',
  ],
  fr: [
    'Prénom',
    'Nom',
    'Nom de l’entreprise',
    'Numéro et nom de rue',
    'Code postal',
    'Ville',
    'Téléphone',
    'Adresse e-mail',
  ],
  es: [
    'Nombre',
    'Apellidos',
    'Nombre de la empresa',
    'Dirección de la calle',
    'Código postal',
    'Población',
    'Teléfono',
    'Correo electrónico',
  ],
  it: ['Nome', 'Cognome', 'Azienda', 'Indirizzo', 'CAP', 'Città', 'Telefono', 'Indirizzo email'],
  nl: [
    'Voornaam',
    'Achternaam',
    'Bedrijfsnaam',
    'Straat en huisnummer',
    'Postcode',
    'Plaats',
    'Telefoonnummer',
    'E-mailadres',
  ],
  pt: ['Nome', 'Apelido', 'Empresa', 'Morada', 'Código Postal', 'Localidade', 'Telemóvel', 'Endereço de email'],
  pl: ['Imię', 'Nazwisko', 'Nazwa firmy', 'Ulica i numer', 'Kod pocztowy', 'Miejscowość', 'Telefon', 'Adres e-mail'],
})) {
  test(`an address form in ${language} is understood by its labels alone`, async () => {
    assert.deepEqual(await kinds(form(labels)), person);
  });
}

for (const [language, labels] of Object.entries({
  en: ['Card number', 'Name on card', 'Expiry date (MM/YY)', 'Security code'],
  de: ['Kartennummer', 'Karteninhaber', 'Gültig bis (MM/JJ)', 'Prüfnummer'],
  fr: ['Numéro de carte', 'Titulaire de la carte', 'Date d’expiration', 'Cryptogramme visuel'],
  es: ['Número de tarjeta', 'Titular de la tarjeta', 'Fecha de caducidad', 'Código de seguridad'],
  it: ['Numero della carta', 'Intestatario della carta', 'Scadenza', 'Codice di sicurezza'],
  nl: ['Kaartnummer', 'Naam op kaart', 'Vervaldatum', 'Beveiligingscode'],
  pt: ['Número do cartão', 'Nome no cartão', 'Validade', 'Código de segurança'],
  pl: ['Numer karty', 'Imię i nazwisko na karcie', 'Data ważności', 'Kod bezpieczeństwa'],
})) {
  test(`a card form in ${language}`, async () => {
    assert.deepEqual(await kinds(form(labels)), ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCvc']);
  });
}

test('a valid autocomplete token wins over words', async () => {
  assert.deepEqual(
    await kinds(
      '<input autocomplete="shipping postal-code" placeholder="Where to?"><input autocomplete="cc-csc" aria-label="Number">',
    ),
    ['postalCode', 'cardCvc'],
  );
});

test('order decides between first and second address line, also without names', async () => {
  const line = (l: string): string => `<div><label>${l}<input></label></div>`;
  assert.deepEqual(await kinds(line('Address') + line('Address (continued)') + line('City')), [
    'street',
    'street2',
    'city',
  ]);
  assert.deepEqual(await kinds(`${line('Street')}<div><input></div>${line('City')}`), ['street', 'street2', 'city']);
});

test('expiry as two lists, as two boxes and as one', async () => {
  const months = Array.from({ length: 12 }, (_, i) => `<option>${String(i + 1).padStart(2, '0')}`).join('');
  const years = Array.from({ length: 10 }, (_, i) => `<option>${2026 + i}`).join('');
  const number = '<label>Card number <input></label>';
  assert.deepEqual(await kinds(`${number}<label>Expires <select>${months}</select></label><select>${years}</select>`), [
    'cardNumber',
    'cardExpiryMonth',
    'cardExpiryYear',
  ]);
  assert.deepEqual(
    await kinds(
      `${number}<label>Expiration <input maxlength="2" placeholder="MM"></label><input maxlength="2" placeholder="YY">`,
    ),
    ['cardNumber', 'cardExpiryMonth', 'cardExpiryYear'],
  );
  assert.deepEqual(await kinds(`${number}<input placeholder="MM / YY">`), ['cardNumber', 'cardExpiry']);
});

test('years long past belong to a birth date', async () => {
  const list = (from: number, to: number): string =>
    Array.from({ length: to - from + 1 }, (_, i) => `<option>${from + i}`).join('');
  const html = `<fieldset><legend>Date of birth</legend><select name="d">${list(1, 31)}</select><select name="m">${list(1, 12)}</select><select name="y">${list(1930, 2008)}</select></fieldset>`;
  assert.deepEqual(await kinds(html), ['birthDay', 'birthMonth', 'birthYear']);
});

test('a telephone number in three boxes', async () => {
  const html =
    '<label>Phone <input type="tel" name="phone1" maxlength="3"></label><input type="tel" name="phone2" maxlength="3"><input type="tel" name="phone3" maxlength="4">';
  assert.deepEqual(await kinds(html), ['phoneArea', 'phoneLocal', 'phoneLocal']);
});

test('a card number in four boxes of which only the first is named', async () => {
  const box = '<input type="tel" maxlength="4" placeholder=" ">';
  const first = '<label>Card number <input type="tel" maxlength="4"></label>';
  const code = '<input maxlength="4" placeholder="Security code">';
  assert.deepEqual(await kinds(`${first}${box}${box}${box}${code}`), [
    'cardNumber',
    'cardNumber',
    'cardNumber',
    'cardNumber',
    'cardCvc',
  ]);
});

test('a name beside a card is the holder, a lone card number is not a payment card', async () => {
  assert.deepEqual(await kinds(form(['Name', 'Card number', 'MM/YY', 'CVC'])), [
    'cardHolder',
    'cardNumber',
    'cardExpiry',
    'cardCvc',
  ]);
  assert.deepEqual(
    await kinds(`<form id="library">${form(['Library card number', 'PIN'])}</form>`).then((k) => k[0]),
    'other',
  );
});

test('tick boxes say what they stand for, in several languages', async () => {
  const tick = (l: string): string => `<p><label><input type="checkbox"> ${l}</label></p>`;
  assert.deepEqual(
    await kinds(
      [
        'I have read and agree to the website terms and conditions',
        'Ich habe die AGB gelesen und akzeptiere sie',
        'J’accepte les conditions générales de vente',
        'Ik heb het herroepingsrecht gelezen',
        'Derecho de desistimiento',
        'Subscribe to our newsletter',
        'Ja, ich möchte den Newsletter erhalten',
        'My billing and shipping address are the same',
        'Rechnungsadresse ist identisch mit Lieferadresse',
        'Ship to a different address?',
        'Utiliser une adresse de facturation différente',
        'Create an account?',
        'Add gift wrapping for $4.99',
        'Save this information for next time',
      ]
        .map(tick)
        .join(''),
    ),
    [
      'terms',
      'terms',
      'terms',
      'terms',
      'terms',
      'newsletter',
      'newsletter',
      'sameAddress',
      'sameAddress',
      'differentAddress',
      'differentAddress',
      'createAccount',
      'extra',
      'saveDetails',
    ],
  );
});

test('another address for the bill is none of the same, in every language that asks so', async () => {
  const tick = (l: string): string => `<p><label><input type="checkbox"> ${l}</label></p>`;
  const other = [
    'Utiliser une autre adresse pour la facturation',
    'Employer une adresse différente pour la livraison',
    'Utilizar otra dirección para la facturación',
    'Utilizza un indirizzo diverso per la fatturazione',
    'Usar outra morada para faturação',
    'Gebruik een ander adres voor de factuur',
    'Użyj innego adresu do faktury',
    'Folosește altă adresă pentru facturare',
    'Använd en annan adress för faktura',
    'Brug en anden adresse til fakturering',
  ];
  assert.deepEqual(
    await kinds(other.map(tick).join('')),
    other.map(() => 'differentAddress'),
  );
  const same = [
    'Utiliser la même adresse pour la facturation',
    'Utiliser la même adresse (décocher pour utiliser une autre adresse)',
    'Adresse de facturation identique (sinon une autre)',
    'Utilizar esta dirección para la facturación',
    'Use the same address for billing. Untick to use a different address',
  ];
  assert.deepEqual(
    await kinds(same.map(tick).join('')),
    same.map(() => 'sameAddress'),
  );
});

test('one place for discounts and gift cards takes the code of a discount', async () => {
  const place = (l: string): string => `<form><input name="code" placeholder="${l}"><button>Apply</button></form>`;
  const both = ['Discount / gift card code', 'Rabat- / gavekortkode', 'Rabatt- eller presentkortskod'];
  assert.deepEqual(
    await kinds(both.map(place).join('')),
    both.map(() => 'coupon'),
  );
  const gift = ['Gift card code', 'Gift voucher number', 'Geschenkgutschein-Nummer', 'Gavekortkode'];
  assert.deepEqual(
    await kinds(gift.map(place).join('')),
    gift.map(() => 'giftCard'),
  );
});

test('a tick against an account is not a wish for one', async () => {
  const tick = (l: string): string => `<p><label><input type="checkbox"> ${l}</label></p>`;
  const said = ['Kein Kundenkonto anlegen.', 'Checkout as guest', 'Commander sans créer de compte'];
  assert.deepEqual(await kinds(said.map(tick).join('')), ['other', 'other', 'other']);
});

test('whose address: by name, by heading, by the heading before', async () => {
  const html = `<h3>Shipping address</h3>${form(['Street', 'City'])}<h3>Billing address</h3>${form(['Street', 'City'])}<input name="billing_postcode" aria-label="ZIP">`;
  assert.deepEqual(await kinds(html, true), [
    'shipping.street',
    'shipping.city',
    'billing.street',
    'billing.city',
    'billing.postalCode',
  ]);
});

test('one form for all kinds of customers asks a guest for the mail, whose password is not', async () => {
  const html = (chosen: string) => {
    const answer = (value: string, label: string) =>
      `<label><input type="radio" name="who" value="${value}" ${chosen === value ? 'checked' : ''}> ${label}</label>`;
    return `<form><label>My email address is <input type="email" name="username" required></label>
      ${answer('a', 'I am a new customer and want to checkout as a guest')}
      ${answer('b', 'I am a returning customer, and my password is')}
      <input type="password" name="password" autocomplete="current-password">
      ${answer('c', 'I am a new customer and want to create an account')}<button>Continue</button></form>`;
  };
  assert.equal((await kinds(html('a'), true))[0], 'contact.email');
  assert.equal((await kinds(html('b'), true))[0], 'login.login');
});

test('a form with one street holds one address, whatever prefix the names of some fields have', async () => {
  const field = (name: string, label: string, token = '') =>
    `<label>${label} <input name="billing_${name}" autocomplete="${token}"></label>`;
  const html = `<form>${field('street', 'Street', 'shipping address-line1')}${field('no', 'House number')}
    ${field('zip', 'ZIP', 'shipping postal-code')}${field('phone', 'Phone')}</form>`;
  assert.deepEqual(await kinds(html, true), [
    'shipping.street',
    'shipping.houseNumber',
    'shipping.postalCode',
    'shipping.phone',
  ]);
});

test('two wrappers with a street each tell two addresses of one form apart, whatever prefix all names have', async () => {
  const field = (name: string, label: string, token: string) =>
    `<p><label>${label} <input name="billing_${name}" autocomplete="${token}"></label></p>`;
  const html = `<form><div>${field('country', 'Country', 'off')}${field('street', 'Street', 'shipping address-line1')}
    ${field('city', 'City', 'shipping address-level2')}</div><p><b>Billing address</b></p>
    <div>${field('billing_name', 'Full name', 'shipping off')}${field('billing_street', 'Street', 'shipping off')}</div></form>`;
  assert.deepEqual(await kinds(html, true), [
    'shipping.country',
    'shipping.street',
    'shipping.city',
    'billing.fullName',
    'billing.street',
  ]);
});

test('a form to sign in is not the order’s contact', async () => {
  const html = `<form id="login"><h2>Returning customer</h2><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button></form>
    <form id="guest"><label>Email <input type="email"></label><button>Continue as guest</button></form>`;
  assert.deepEqual(await kinds(html, true), ['login.login', 'login.password', 'contact.email']);
});

test('signing in and making an account under one heading are told apart by their forms', async () => {
  const found = await kinds(
    `<h1>Login</h1><form><label>E-mail <input name="mail" type="email"></label><label>Password <input name="pw" type="password"></label><button>Sign in</button></form>
    <form class="login-or-create"><label>First name <input name="first"></label><label>Last name <input name="last"></label>
    <label>Street <input name="street"></label><label>City <input name="city"></label><label>E-mail <input name="mail2" type="email"></label>
    <label>Password <input name="new" type="password"></label><label>Confirm password <input name="again" type="password"></label><button>Submit</button></form>`,
    true,
  );
  assert.equal(found[1], 'login.password');
  assert.deepEqual(found.filter((each) => each.startsWith('login.')).length, 2);
  assert.deepEqual(found.slice(-2), ['register.password', 'register.passwordConfirm']);
});

test('French of Canada calls a coupon "rabais"', async () => {
  const field =
    '<form><label for="r">Code de rabais</label><input id="r" name="reductions"><button>Appliquer</button></form>';
  assert.deepEqual(await kinds(field), ['coupon']);
});

test('a bare "code" in a block for coupons is a coupon, elsewhere it came by text', async () => {
  const code = '<form><label>Enter code <input name="c"></label><button>Apply</button></form>';
  assert.deepEqual(await kinds(`<div class="totals-coupon__form">${code}</div>`), ['coupon']);
  assert.deepEqual(await kinds(`<div class="verify">${code}</div>`), ['otp']);
});

test('a box for news is never the order’s contact, wherever it stands', async () => {
  const html = `<div class="block_newsletter"><form><p>Get our latest news and special sales</p>
    <input name="email" type="email" placeholder="Your email address"><input type="submit" value="Subscribe">
    <p>You may unsubscribe at any moment.</p></form></div>`;
  assert.deepEqual(await kinds(html, true), ['newsletter.email']);
});

test('ways of delivery and of payment are groups of their own', async () => {
  const radio = (name: string, l: string): string => `<li><label><input type="radio" name="${name}"> ${l}</label></li>`;
  const html = `<h3>Versandart</h3><ul>${radio('a', 'DHL Standard 4,90 €')}${radio('a', 'Abholung im Laden')}</ul><h3>Zahlungsart</h3><ul>${radio('b', 'Kreditkarte')}${radio('b', 'Vorkasse')}</ul>`;
  assert.deepEqual(await kinds(html), ['shippingOption', 'shippingOption', 'paymentMethod', 'paymentMethod']);
});

test('choices that a script draws are told apart by the name of their group', async () => {
  const drawn = (name: string, answers: string[]): string =>
    `<h2>${name}</h2><div><div role="radiogroup" aria-label="${name}">${answers.map((each) => `<div role="radio" tabindex="0" aria-checked="false">${each}</div>`).join('')}</div></div>`;
  const html = `<form>${drawn('Sposób dostawy', ['Kurier ekspres 42,70 PLN', 'Kurier standard 17,80 PLN'])}${drawn('Płatność', ['Karta płatnicza', 'Przelew bankowy', 'Za pobraniem'])}</form>`;
  const [delivery, pay] = ['shippingOption', 'paymentMethod'];
  assert.deepEqual(await kinds(html), [delivery, delivery, pay, pay, pay]);
});

test('of two answers that both seem to say "the same address" neither does', async () => {
  const radio = (words: string): string => `<li><label><input type="radio" name="use"> ${words}</label></li>`;
  const both = `<ul>${radio('Use the same address as entered')}${radio('Use the same address as suggested')}</ul>`;
  assert.deepEqual(await kinds(both), ['other', 'other']);
  const one = `<ul>${radio('Same as shipping address')}${radio('Use a different billing address')}</ul>`;
  assert.deepEqual(await kinds(one), ['sameAddress', 'differentAddress']);
});

test('deliveries in a table are known by their heading and what the row says of time or price, whatever they are called', async () => {
  const row = (name: string, rest: string): string =>
    `<tr><td><input type="radio" name="q" id="${name}"></td><td><label for="${name}">${name}</label></td>${rest}</tr>`;
  const table = (heading: string, rest: string): string =>
    `<section><h3>${heading}</h3><table>${row('Snail', rest)}${row('Hare', rest)}</table></section>`;
  const both = ['shippingOption', 'shippingOption'];
  assert.deepEqual(await kinds(table('Shipping method', '<td>3 to 5 working days</td>')), both);
  assert.deepEqual(await kinds(table('Shipping method', '<td>$4.20</td>')), both);
  assert.deepEqual(await kinds(table('Engraving', '<td>$4.20</td>')), ['other', 'other']);
});

test('a list of deliveries has the price of each at the end of its row, far from the button', async () => {
  const row = (name: string, price: string): string =>
    `<li style="display:flex"><span><input type="radio" name="q" value="${name}"> ${name}</span><span>by courier</span><span>${price}</span></li>`;
  const rows = (heading: string, prices: readonly string[]): string =>
    `<h2>${heading}</h2><ul>${row('Hare', prices[0] ?? '')}${row('Snail', prices[1] ?? '')}</ul>`;
  assert.deepEqual(await kinds(rows('Shipping method', ['$12.70', '$5.30'])), ['shippingOption', 'shippingOption']);
  assert.deepEqual(await kinds(rows('Engraving', ['$12.70', '$5.30'])), ['other', 'other']);
});

test('a document named after a name says how to write the name', async () => {
  assert.deepEqual(await kinds('<label>Full name (based on KTP) <input name="n"></label>'), ['fullName']);
  assert.deepEqual(await kinds('<label>Nama lengkap (sesuai KTP) <input name="n"></label>'), ['fullName']);
});

test('a list that says "delivery method" and names prices is one, a list of delivery days is not', async () => {
  const list = (label: string, options: string[]) =>
    `<label>${label} <select name="x">${options.map((o) => `<option value="${o}">${o}</option>`).join('')}</select></label>`;
  assert.deepEqual(await kinds(list('Delivery method', ['Slow – $3.40', 'Quick – $9.00'])), ['shippingOption']);
  assert.deepEqual(await kinds(list('Delivery slot', ['Morning', 'Evening'])), ['other']);
  assert.deepEqual(await kinds(list('And now?', ['Snail – $3.40 (3–5 days)', 'Hare – Free (1–2 days)'])), [
    'shippingOption',
  ]);
  assert.deepEqual(await kinds(list('And now?', ['Snail – $3.40', 'Hare – Free'])), ['other']);
});

test('how often an order is sent is no way of delivery', async () => {
  const radio = (value: string, text: string) =>
    `<p><input type="radio" name="often" id="${value}" value="${value}"><label for="${value}">${text}</label></p>`;
  const ask = (...answers: string[]) =>
    kinds(
      `<fieldset><legend>Delivery frequency</legend>${answers.map((text, at) => radio(`a${at}`, text)).join('')}</fieldset>`,
    );
  assert.deepEqual(await ask('Every month (save 5%)', 'One-time purchase'), ['other', 'other']);
});

test('a word that means a country here and a town elsewhere is what the address does not ask for yet', async () => {
  const polish = ['Ulica', 'Kod pocztowy', 'Miejscowość', 'Region', 'Kraj'];
  assert.deepEqual(await kinds(form(polish)), ['street', 'postalCode', 'city', 'province', 'country']);
  const slovak = ['Ulica', 'PSČ', 'Mesto', 'Kraj', 'Krajina'];
  assert.deepEqual(await kinds(form(slovak)), ['street', 'postalCode', 'city', 'province', 'country']);
  const slovene = ['Ulica', 'Poštna številka', 'Kraj', 'Država'];
  assert.deepEqual(await kinds(form(slovene)), ['street', 'postalCode', 'city', 'country']);
});

test('a drop-down of its own making is named by its label, not by the list inside it', async () => {
  const list = ['Australia', 'Austria', 'Polska'].map((name) => `<li role="option">${name}</li>`).join('');
  const made = `<label>Kraj <button type="button" aria-haspopup="listbox" aria-label="Kraj">Wybierz</button>
    <ul role="listbox">${list}</ul></label>`;
  const view = await shop.see(`${form(['Ulica', 'Miejscowość', 'Region'])}${made}`);
  const [country] = view.elements.filter(({ role }) => role === 'combobox');
  assert.equal(country?.label, 'Kraj');
});

test('answers that mostly name a payment choose how to pay under any heading; beside "open an account" nothing does', async () => {
  const radios = (labels: string[]) =>
    labels.map((label, i) => `<label><input type="radio" name="a" value="v${i}"> ${label}</label>`).join('');
  const payments = radios(['Bank transfer', 'Cash on delivery', 'Credit card']);
  assert.deepEqual(await kinds(`<form>${payments}</form>`), ['paymentMethod', 'paymentMethod', 'paymentMethod']);
  const unclear = radios(['Bank transfer', 'Zorba', 'Credit card']);
  assert.deepEqual(await kinds(`<form>${unclear}</form>`), ['paymentMethod', 'paymentMethod', 'paymentMethod']);
  assert.deepEqual(await kinds(`<form>${radios(['Credit card', 'Zorba'])}</form>`), ['other', 'other']);
  assert.deepEqual(await kinds(`<form>${radios(['Gold card', 'Silver card'])}</form>`), ['other', 'other']);
  const account = radios(['إنشاء حساب', 'المتابعة كضيف']);
  const gate = await kinds(`<form action="/checkout/payment-method"><h2>الدفع</h2>${account}</form>`);
  assert.deepEqual(gate, ['createAccount', 'other']);
});

test('answers to "which address" are no deliveries, however the compound is written', async () => {
  const radios = (...labels: string[]) =>
    `<form><h2>Versandadresse</h2>${labels.map((label) => `<p><label><input type="radio" name="ShippingAddress"> ${label}</label></p>`).join('')}</form>`;
  const pair = ['sameAddress', 'differentAddress'];
  assert.deepEqual(await kinds(radios('Rechnungs-Adresse verwenden', 'Abweichende Versand-Adresse')), pair);
  assert.deepEqual(await kinds(radios('Use billing address', 'Different shipping address')), pair);
  assert.deepEqual(await kinds(radios('Versand zum Büro', 'Versand nach Hause')), ['other', 'other']);
});

test('headings tell two addresses of one form apart, whatever names and declarations say', async () => {
  const field = (label: string, name: string, declared = 'shipping off') =>
    `<label>${label} <input name="${name}" autocomplete="${declared}"></label>`;
  const html = `<form><h2>Wohin sollen wir liefern?</h2>${field('Straße', 'billing_street', 'shipping address-line1')}
    <label>Hausnr. <input name="billing_house_number"></label>${field('Postleitzahl', 'billing_postcode')}
    <h2>Rechnungsadresse</h2>${field('Straße, Nr.', 'billing_billing_street')}${field('Postleitzahl', 'billing_billing_postcode')}</form>`;
  assert.deepEqual(await kinds(html, true), [
    'shipping.street',
    'shipping.houseNumber',
    'shipping.postalCode',
    'billing.street',
    'billing.postalCode',
  ]);
});

test('a plain title over deliveries says what is asked, where the page is called after the payment', async () => {
  const page = (title: string, names: string[]) =>
    `<h1>Ödemeye geç</h1><p>Sepet</p><p>${title}</p><form>${names
      .map((name) => `<p><label><input type="radio" name="f_x" value="${name}"> ${name}</label></p>`)
      .join('')}</form>`;
  const names = ['Hızlı kargo', 'Standart kargo'];
  assert.deepEqual(await kinds(page('Kargo seçeneği', names)), ['shippingOption', 'shippingOption']);
  assert.deepEqual(await kinds(page('Kargo seçeneği', ['Ev', 'İş'])), ['other', 'other'], 'a title alone is no proof');
});

test('boxes of a telephone number belong together, whatever the names of the unnamed ones look like', async () => {
  const box = (name: string, length: number) => `<input type="tel" name="${name}" maxlength="${length}">`;
  const parts = `<label>Phone ${box('f_nbrgqV', 3)}</label> – ${box('f_rgGn7U', 3)} – ${box('f_cMbEm8', 4)}`;
  assert.deepEqual(await kinds(`<form>${form(['City', 'Postcode'])}${parts}</form>`), [
    'city',
    'postalCode',
    'phoneArea',
    'phoneLocal',
    'phoneLocal',
  ]);
});

test('a short word for the house number beside its street', async () => {
  assert.deepEqual(await kinds(form(['Katu', 'Nro', 'Postinumero', 'Postitoimipaikka'])), [
    'street',
    'houseNumber',
    'postalCode',
    'city',
  ]);
});

test('a field that asks to be left empty is a decoy', async () => {
  assert.deepEqual(await kinds('<label>Leave this field empty <input name="email"></label>'), ['decoy']);
});

test('a box that is called like the button behind it looks the address up; the street is another line', async () => {
  const lookup =
    '<p><input aria-label="Buscar dirección" placeholder="Código postal"><button type="button">Buscar dirección</button></p>';
  const rest = form(['Nombre y apellidos', 'Dirección', 'Código postal', 'Población']);
  const page = (fields: string) => `<form><h2>Dirección de envío</h2>${fields}<button>Continuar</button></form>`;
  assert.deepEqual(await kinds(page(lookup + rest)), ['search', 'fullName', 'street', 'postalCode', 'city']);
});

test('a question under the heading of the deliveries that says neither price nor time is none of them', async () => {
  const radio = (name: string, words: string) =>
    `<label><input type="radio" name="shipping_option_${name}"> ${words}</label>`;
  const deliveries = (...words: string[]) => `<div>${words.map((each) => radio('way', each)).join('')}</div>`;
  const insured = `<div><div>Insure my parcel (+ $4.50)</div>${radio('insured', 'Yes')} ${radio('insured', 'Skip')}</div>`;
  const page = (first: string) => `<form><h2>Delivery method</h2>${first}${insured}<button>Next</button></form>`;
  assert.deepEqual(await kinds(page(deliveries('Saver $4.90', 'Courier $19.70'))), [
    'shippingOption',
    'shippingOption',
    'other',
    'other',
  ]);
  assert.deepEqual(await kinds(page('')), ['other', 'other'], 'one of two answers is no');
  const traced = page(deliveries('With tracking $9.90', 'Without tracking $4.90')).replace(insured, '');
  assert.deepEqual(await kinds(traced), ['shippingOption', 'shippingOption']);
  const list = '<select name="shipping_option"><option>Saver $4.90</option><option>Courier $19.70</option></select>';
  assert.deepEqual(await kinds(page(list)), ['shippingOption', 'other', 'other']);
  const parcels = `<form><h2>Delivery method</h2>${deliveries('Saver $4.90', 'Courier $19.70')}
    <div>${radio('second', 'Saver free')}${radio('second', 'Courier $9.70')}</div><button>Next</button></form>`;
  assert.deepEqual(await kinds(parcels), Array(4).fill('shippingOption'));
  const hours = '<label>Delivery hours <select><option>–</option><option>08:00–12:00</option></select></label>';
  const timed = `<form><h2>Delivery method</h2>${deliveries('Saver, 48/72 h', 'Courier, 24 h')}${hours}<button>Next</button></form>`;
  assert.deepEqual(await kinds(timed), ['shippingOption', 'shippingOption', 'other']);
});

test('after the month of a card stands its year, whatever its letters', async () => {
  const box = (hint: string, length: number) => `<input placeholder="${hint}" maxlength="${length}">`;
  const asked = `<form>${box('Kreditkartennummer *', 23)}${box('CVV *', 4)}${box('MM *', 2)}${box('JJ *', 4)}</form>`;
  assert.deepEqual(await kinds(asked), ['cardNumber', 'cardCvc', 'cardExpiryMonth', 'cardExpiryYear']);
});

test('before the year of a card stands its month, whatever its letters', async () => {
  const box = (hint: string) => `<input placeholder="${hint}" maxlength="2">`;
  const asked = `<form><label>Număr card <input name="n"></label>${box('LL')}${box('AA')}<label>CVV <input></label></form>`;
  assert.deepEqual(await kinds(asked), ['cardNumber', 'cardExpiryMonth', 'cardExpiryYear', 'cardCvc']);
});

test('a choice of cards is no choice of deliveries, though one of them is called express', async () => {
  const card = (name: string) => `<label><input type="radio" name="ship_address[card_type]"> ${name}</label>`;
  const asked = `<form><h2>Commander</h2>${['Visa', 'Mastercard', 'American Express'].map(card).join('')}
    </form>`;
  assert.deepEqual(await kinds(asked), ['paymentMethod', 'paymentMethod', 'paymentMethod']);
});

test('one abbreviation for the postal code and the house number is told by what the address lacks', async () => {
  const place = ['Numéro et rue', 'Localité'];
  assert.deepEqual(await kinds(form([...place, 'CP'])), ['street', 'city', 'postalCode']);
  assert.deepEqual(await kinds(form(['Numéro et rue', 'CP', 'Localité'])), ['street', 'postalCode', 'city']);
  assert.deepEqual(await kinds(form(['Ulice', 'č.p.', 'Město', 'PSČ'])), [
    'street',
    'houseNumber',
    'city',
    'postalCode',
  ]);
});

test('each of two addresses in one form has its own postal code', async () => {
  const both = `<form>${form(['Numéro et rue', 'CP', 'Localité'])}<p>Adresse de facturation</p>${form(['Numéro et rue', 'CP', 'Localité'])}</form>`;
  const address = ['street', 'postalCode', 'city'];
  assert.deepEqual(await kinds(both), [...address, ...address]);
  const titled = await kinds(`<h2>Adresse de livraison</h2>${both}`, true);
  assert.deepEqual(titled, [...address.map((kind) => `shipping.${kind}`), ...address.map((kind) => `billing.${kind}`)]);
});

test('one label over two boxes names the street and the number of the house', async () => {
  const joint = (label: string) => `<form><label>${label} * <input name="a1" required></label>
    <label>* <input name="a2" required></label>${form(['PSČ', 'Město'])}</form>`;
  for (const label of ['Ulice / Číslo popisné', 'Katu / Talon numero', 'Straße / Hausnummer'])
    assert.deepEqual((await kinds(joint(label))).slice(0, 2), ['street', 'houseNumber'], label);
  // The street of the bill in the same form is another one.
  const input = (label: string, more = '') => `<label>${label} <input name="${label.length}${more}" ${more}></label>`;
  const billed = `<form><h3>Toimitusosoite</h3>${input('Katu / Talon numero *', 'required')}${input('*', 'required')}
    ${input('Kaupunki')}<h3>Laskutusosoite</h3>${input('Katuosoite')}${input('Postinumero')}</form>`;
  assert.deepEqual((await kinds(billed)).slice(0, 2), ['street', 'houseNumber']);
  const untitled = `<form>${input('Katu / Talon numero *', 'required')}${input('*', 'required')}${input('Postinumero')}
    ${input('Kaupunki')}<p>Laskutusosoite</p>${input('Katuosoite')}${input('Postinumero', '2')}${input('Kaupunki', '2')}</form>`;
  assert.deepEqual((await kinds(untitled)).slice(0, 2), ['street', 'houseNumber'], 'no heading tells the two apart');
  // No house has two numbers.
  const twice = `<form>${form(['Talon numero', 'Talon numero', 'Postinumero', 'Kaupunki'])}</form>`;
  assert.deepEqual((await kinds(twice)).slice(0, 2), ['street', 'houseNumber']);
  // What the shop says of the box is no name of it.
  const refused = joint('Straße / Hausnummer').replace(
    '<label>* <input name="a2" required></label>',
    '<p><span class="error">Dies ist ein Pflichtfeld</span> <input name="a2" aria-invalid="true"></p>',
  );
  assert.deepEqual((await kinds(refused)).slice(0, 2), ['street', 'houseNumber']);
  const starred = `<form><div><p>Straße / Hausnummer *</p><input required></div><div><p>*</p><input aria-invalid="true">
    <p class="error">Dies ist ein Pflichtfeld</p></div><div><p>Ort *</p><input required></div></form>`;
  assert.deepEqual(await kinds(starred), ['street', 'houseNumber', 'city']);
  const before = `<form><div><p>Gata / Gatunummer *</p><input required></div><div><p>*</p><div><div>Fältet är obligatoriskt</div>
    <input aria-invalid="true"></div></div><div><p>Ort *</p><input required></div></form>`;
  assert.deepEqual(await kinds(before), ['street', 'houseNumber', 'city']);
  // That the box has to be filled may show only when it was not; before that it may be a second line, however narrow it is.
  const beside = (width: number, more = '') => `<form><p><label for="s">Straße / Hausnummer</label>
    <input id="s" style="width:300px"></p><p>${more}<input style="width:${width}px" ${more && 'aria-invalid="true"'}></p>${form(['PLZ', 'Ort'])}</form>`;
  assert.notEqual((await kinds(beside(200)))[1], 'houseNumber');
  assert.deepEqual((await kinds(beside(200, '<span>Dies ist ein Pflichtfeld</span>')))[1], 'houseNumber');
  assert.notEqual((await kinds(beside(300)))[1], 'houseNumber');
  // Nobody has to fill the second line of an address.
  const optional = joint('Ulice').replace('* <input name="a2" required>', '<input name="a2">');
  assert.deepEqual((await kinds(optional)).slice(0, 2), ['street', 'street2']);
});

test('the number of a house may be declared as a further line of the address', async () => {
  const line = (label: string, more: string, width: number) =>
    `<label>${label} <input ${more} style="width:${width}px"></label>`;
  const address = (label: string, width = 80, more = 'required') =>
    `<form>${line('Straße', 'autocomplete="billing address-line1" required', 300)}
      ${line(label, `autocomplete="billing address-line2" ${more}`, width)}${form(['PLZ', 'Ort'])}</form>`;
  for (const [label, kind] of [
    ['Hausnummer', 'houseNumber'],
    ['Zufferli', 'houseNumber'],
    ['Adresszusatz', 'street2'],
    ['Apartment, suite, etc.', 'street2'],
  ] as const)
    assert.deepEqual((await kinds(address(label))).slice(0, 2), ['street', kind], label);
  // Nobody has to fill the second line of an address, and it is as long as the first.
  assert.equal((await kinds(address('Zufferli', 80, '')))[1], 'street2');
  assert.equal((await kinds(address('Zufferli', 300)))[1], 'street2');
});

test('a list among the lines of a shipping address is no delivery, unless its answers are', async () => {
  const list = (label: string, answers: string[]) =>
    `<label>${label} <select name="order[ship_address][kind]"><option value="">Choose</option>
    ${answers.map((answer) => `<option>${answer}</option>`).join('')}</select></label>`;
  const form = (
    select: string,
  ) => `<form><h2>Dirección de envío</h2><label>Nombre y apellidos <input name="order[ship_address][name]"></label>
    ${select}<label>Calle <input name="order[ship_address][street]"></label>
    <label>Ciudad <input name="order[ship_address][city]"></label></form>`;
  const [, person] = await kinds(form(list('Tipo de cliente', ['Particular', 'Empresa'])));
  assert.equal(person, 'other');
  const [, named] = await kinds(form(list('Método de envío', ['Azul', 'Verde'])));
  assert.equal(named, 'shippingOption');
  const [, carried] = await kinds(form(list('Modo', ['DHL', 'UPS'])));
  assert.equal(carried, 'shippingOption');
});

test('a list that asks which address the bill has is no delivery, though its form and its name say shipping', async () => {
  const [, named] =
    await kinds(`<form><h2>عنوان الشحن</h2><label>المدينة <input name="order[ship_address][city]"></label>
    <label for="list">عنوان الفواتير</label><select id="list" name="order[ship_address][billing_kind]">
    <option value="same">عنوان الفاتورة هو نفسه</option><option value="other">الشحن إلى عنوان آخر</option></select></form>`);
  assert.equal(named, 'other');
});

test("a list among the lines of a payer's address is no way to pay, unless its name or its answers are", async () => {
  const form = (label: string, name: string, answers: string[]) =>
    `<form class="checkout-payment"><h2>Rechnungsadresse</h2><label>Straße <input name="pay[payment.street]"></label>
    <label>Ort <input name="pay[payment.city]"></label><label>PLZ <input name="pay[payment.postal]"></label>
    <label>${label} <select name="${name}">${answers.map((answer) => `<option value="${answer}">${answer}</option>`).join('')}</select></label></form>`;
  const kindOf = async (...list: Parameters<typeof form>) => (await kinds(form(...list))).at(-1);
  assert.equal(await kindOf('Sprache', 'pay[payment.languageid]', ['Deutsch', 'Englisch']), 'other');
  assert.equal(await kindOf('Weise', 'pay[payment.kind]', ['Kreditkarte', 'Rechnung']), 'paymentMethod');
  assert.equal(await kindOf('Zahlungsart', 'pay[payment.kind]', ['Blau', 'Grün']), 'paymentMethod');
  assert.equal(await kindOf('Njia', 'pay[payment_method]', ['Moja', 'Mbili']), 'paymentMethod');
});

test('an account for the customer is one, whatever stands between its words', async () => {
  for (const label of [
    'Benutzerkonto für mich anlegen',
    'Gebruikersaccount voor mij aanmaken',
    'Create a user account',
  ])
    assert.deepEqual(await kinds(`<form><label><input type="checkbox" name="b"> ${label}</label></form>`), [
      'createAccount',
    ]);
});

test('a name that a machine made says nothing, whatever letters it holds', async () => {
  const list = (name: string) => `<form><h2>Your details</h2><label>Last name <input name="last"></label>
    <label>Type of customer <select ${name}><option value="">–</option><option>Private</option><option>Company</option></select></label></form>`;
  assert.deepEqual(await kinds(list('name="f_qfMjhv" id="qkXPaYn6"')), ['lastName', 'other']);
});

test('of two short boxes that both seem to ask for a year the first asks for the month', async () => {
  const card =
    '<input name="n" placeholder="Kart numarası"><input aria-label="AA" required><input aria-label="YY" required><input placeholder="CVV">';
  assert.deepEqual(await kinds(card), ['cardNumber', 'cardExpiryMonth', 'cardExpiryYear', 'cardCvc']);
});

test('one label over two boxes names street and house number, though its words mean that only alone or nothing', async () => {
  const address = (label: string) =>
    `<form><div><p>${label}</p><input required> <input required></div><p>Postinumero</p><input required><p>Kaupunki</p><input required></form>`;
  const found = ['street', 'houseNumber', 'postalCode', 'city'];
  assert.deepEqual(await kinds(address('Katu / Nro')), found);
  assert.deepEqual(await kinds(address('Zorba / Lix')), found);
});

test('a second street with a postal code of its own begins another address, though both are declared as one', async () => {
  const field = (label: string) => `<label>${label} <input autocomplete="shipping off"></label>`;
  const first = ['Postcode', 'City', 'Street', 'Apartment'].map(field).join('');
  const second = ['Street', 'City', 'Postcode'].map(field).join('');
  assert.deepEqual(await kinds(`<form>${first}<p>Billing address</p>${second}</form>`, true), [
    'shipping.postalCode',
    'shipping.city',
    'shipping.street',
    'shipping.street2',
    'billing.street',
    'billing.city',
    'billing.postalCode',
  ]);
});

test('a required question of unknown words beside the city asks for the missing postal code', async () => {
  const address = (more: string) =>
    `<form><label>Street <input required></label><label>City <input required></label>${more}<label>Phone <input></label></form>`;
  const unknown = '<label>Zorba lix <input required></label>';
  assert.deepEqual(await kinds(address(unknown)), ['street', 'city', 'postalCode', 'phone']);
  assert.deepEqual(await kinds(address('<label>Zorba lix <input></label>')), ['street', 'city', 'other', 'phone']);
  const starred = '<div><span>Zorba lix *</span><input></div>';
  assert.deepEqual(await kinds(address(starred)), ['street', 'city', 'postalCode', 'phone']);
  const withCode = '<label>Postcode <input required></label>';
  assert.deepEqual(await kinds(address(withCode + unknown)), ['street', 'city', 'postalCode', 'other', 'phone']);
});

test('a heading over several boxes names none of them where each says in itself what it asks for', async () => {
  const boxes =
    '<p><input type="email" placeholder="E-mail *"></p><p><input type="password" placeholder="Password"></p>';
  const form = (heading: string) => `<form><h2>${heading}</h2>${boxes}<button>${heading}</button></form>`;
  assert.deepEqual(await kinds(form("S'inscrire"), true), await kinds(form('Register'), true));
  const own = '<form><h4>City</h4><input placeholder="Berlin"><h4>Street</h4><input placeholder="Allee 5"></form>';
  assert.deepEqual(await kinds(own), ['city', 'street']);
});

test('the words over a mail field tell that it is for news, though nothing around it does', async () => {
  const news =
    '<form><label>Sign up for our newsletter <input type="email" name="email"></label><button>OK</button></form>';
  const mail = '<form><label>Email <input type="email" name="email"></label></form>';
  assert.deepEqual(await kinds(`${mail}<div>${news}</div>`, true), ['contact.email', 'newsletter.email']);
});

test('a form for an address without a password makes no account, whatever programs call it', async () => {
  const make = (more = '', above = 'Your address') =>
    `<form id="create_account"><h2>${above}</h2>${form(['First name', 'Last name', 'Street', 'City', 'Postcode'])}${more}</form>`;
  const sections = async (html: string) => new Set((await kinds(html, true)).map((each) => each.split('.')[0]));
  assert.deepEqual(await sections(make()), new Set(['shipping']));
  assert.ok((await sections(make('<label>Password <input type="password" name="pw"></label>'))).has('register'));
  assert.ok((await sections(make('', 'Create an account'))).has('register'));
});

test('a mail address that is asked for twice without a password is for an order, whatever the box is called', async () => {
  const html = `<main><h1>Als Gast bestellen</h1><div class="checkout-login"><form class="login-form">
    <label>E-Mail-Adresse <input type="email" name="email" required></label>
    <label>E-Mail-Adresse bestätigen <input type="email" name="emailConfirmation" required></label>
    <button type="submit">Weiter</button></form></div></main>`;
  const sections = (await kinds(html, true)).map((each) => each.split('.'));
  assert.deepEqual(
    sections.map(([, kind]) => kind),
    ['email', 'emailConfirm'],
  );
  assert.ok(sections.every(([section]) => section !== 'login' && section !== 'register'));
});

test('the mail box of a newsletter stays one where a single form goes around the whole page', async () => {
  const page = `<form><label>Street <input name="street"></label><label>Town <input name="city"></label>
    <footer><input type="text" id="txtNewsletterMail" placeholder="Your e-mail address"></footer></form>`;
  assert.ok((await kinds(page, true)).includes('newsletter.email'));
});

for (const heading of ['Aanmelden voor nieuwsbrief', 'Anmelden zum Newsletter']) {
  test(`under the bar "${heading}" of a card a mail address is for the newsletter`, async () => {
    const card = `<div class="card"><div class="card-header">${heading}</div><div><form><label>E-mail <input name="mail"></label>
      <button>OK</button></form></div></div>`;
    assert.deepEqual(await kinds(card, true), ['newsletter.email']);
  });
}

test('the name of a card owner in two fields is a first and a last name', async () => {
  const rest =
    '<p>Card number <input name="cardNumber"></p><p>Expiry date <input name="expiry" placeholder="MM/YY"></p>';
  const field = (label: string, name: string) =>
    `<p><label for="${name}">${label}</label><input id="${name}" name="${name}"></p>`;
  const [first, last] = [field('First name on card', 'firstNameOnCard'), field('Last name on card', 'lastNameOnCard')];
  const read = async (names: string) => (await kinds(`<h2>Payment</h2><form>${names}${rest}</form>`)).slice(0, 2);
  assert.deepEqual(await read(first + last), ['firstName', 'lastName']);
  assert.deepEqual((await read(first))[0], 'cardHolder');
});

test('a number that is called by more than that is no house number in a form without an address', async () => {
  assert.deepEqual(await kinds(`<form>${form(['PO nummer'])}</form>`), ['other']);
  assert.deepEqual(await kinds(`<form>${form(['Huisnummer'])}</form>`), ['houseNumber']);
  assert.deepEqual(await kinds(`<form>${form(['Postcode', 'Huis nummer'])}</form>`), ['postalCode', 'houseNumber']);
});

test('a list that names no country is no second country, whatever it is called', async () => {
  const list = (name: string, options: string[]) =>
    `<select name="${name}"><option value="">-- Please select --</option>${options.map((each) => `<option>${each}</option>`).join('')}</select>`;
  const html = `<form><label>Country</label>${list('country', ['Australia', 'New Zealand'])}
    ${list('country_zones', ['Auckland', 'Canterbury', 'Otago', 'Waikato'])}</form>`;
  assert.deepEqual(await kinds(html), ['country', 'province']);
});

test('a name that all answers share is that of their question', async () => {
  const answer = (value: string, label: string) =>
    `<input type="radio" name="g" value="${value}" id="${value}" aria-labelledby="ask" required><label for="${value}">${label}</label>`;
  const { elements } = await shop.see(
    `<form><span id="ask">Anrede</span><fieldset>${answer('m', 'Herr')}${answer('f', 'Frau')}</fieldset></form>`,
  );
  assert.deepEqual(
    elements.map(({ label, groupLabel }) => [label, groupLabel]),
    [
      ['Herr', 'Anrede'],
      ['Frau', 'Anrede'],
    ],
  );
});

test('the words of the buttons beside a number do not name it where the column does', async () => {
  const cells = '<td><a href="/p">Honey</a></td><td>In stock</td>';
  const { elements } = await shop.see(
    `<form><table><thead><tr><th>Product</th><th>Stock</th><th>How many</th><th>Price</th></tr></thead><tbody><tr>${cells}<td><div class="input-group">
      <input type="number" name="q_1" value="1"><div><button>Refresh</button></div><div><a href="/out">x</a></div></div></td><td>9.00</td></tr></tbody></table></form>`,
  );
  assert.equal(elements.find(({ name }) => name === 'q_1')?.label, 'How many');
});
