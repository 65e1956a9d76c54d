import type { Field } from '../question.ts';
import type { Shop } from '../shop.ts';

export function contactFields(shop: Shop): Field[] {
  const { emails, phones } = shop.design;
  return [...emails.does(shop), ...(phones.id === 'with-email' ? phoneFields(shop) : [])];
}

function phoneFields(shop: Shop): Field[] {
  const { phones, phoneRules } = shop.design;
  const { isTold, words } = phoneRules.does;
  return phones
    .does(shop)
    .map((field) => (isTold && field.kind === 'tel' ? { ...field, placeholder: shop.say(words) } : field));
}

/** The questions of the address form in the shop's order. */
export function addressFields(shop: Shop): Field[] {
  const { countries, names, oddQuestions, phones, placeOrder, regions, streets, masks, suggestions } = shop.design;
  const { addressLabels, districts } = shop.design;
  const country = countries.does.ask(shop).map((field) => asking(field, true));
  const region = regions.does(shop).map((field) => asking(field, true));
  const city: Field = {
    key: 'city',
    label: shop.say('city'),
    kind: 'text',
    required: true,
    autocomplete: 'address-level2',
    share: 'half',
  };
  const postcode: Field = asking(
    {
      key: 'postcode',
      label: shop.say('postcode'),
      kind: 'text',
      required: true,
      autocomplete: 'postal-code',
      share: 'half',
      ...(masks.does.postcode ? { attributes: { 'data-mask': 'postcode' } } : {}),
    },
    true,
  );
  const street = streets
    .does(shop)
    .map((field) =>
      suggestions.does === 'list' && field.key === 'street'
        ? { ...field, attributes: { 'data-suggest': true } }
        : field,
    );
  const phone = (phones.id === 'with-email' ? [] : phoneFields(shop)).map((field) =>
    masks.does.phone && field.key === 'phone'
      ? { ...field, attributes: { ...field.attributes, 'data-mask': 'phone' } }
      : field,
  );
  const person = [...addressLabels.does.first(shop), ...names.does(shop), ...oddQuestions.does(shop)];
  const town = [city, ...districts.does(shop)];
  const order: Record<string, Field[][]> = {
    'postcode-city': [person, street, [postcode, ...town], region, country, phone],
    'city-postcode': [person, street, town, region, [postcode], country, phone],
    'country-first': [country, person, street, town, region, [postcode], phone],
    'postcode-first': [person, [postcode], region, town, street, country, phone],
  };
  return [...(order[placeOrder.does] ?? []).flat(), ...addressLabels.does.last(shop)];
}

/** A changed answer may change what the delivery costs. */
function asking(field: Field, isPlace: boolean): Field {
  return isPlace ? { ...field, attributes: { ...field.attributes, 'data-place': true } } : field;
}

/** The parts of a card in the shop's order. */
export function cardFields(shop: Shop): Field[] {
  const { cardExpiry, cardHolder, cardNumber, cardRows, cardType, masks } = shop.design;
  const { say } = shop;
  const mask = (kind: string) => (masks.does.card ? { 'data-mask': kind } : {});
  const field = (key: string, label: string, autocomplete: string, more: Partial<Field> = {}): Field => ({
    key: `card.${key}`,
    label,
    kind: 'text',
    required: true,
    autocomplete,
    ...more,
  });
  const numbers: Field[] =
    cardNumber.does === 'four'
      ? [1, 2, 3, 4].map((part) =>
          field(`n${part}`, part === 1 ? say('cardNumber') : ' ', '', {
            kind: 'tel',
            share: 'third',
            attributes: { maxlength: 4, size: 4, 'aria-label': `${say('cardNumber')} ${part}/4` },
          }),
        )
      : [
          field('number', say('cardNumber'), 'cc-number', {
            kind: cardNumber.does === 'tel' ? 'tel' : 'text',
            attributes: { maxlength: 23, inputmode: 'numeric', ...mask('card') },
          }),
        ];
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const years = Array.from({ length: 12 }, (_, index) => String(2026 + index));
  const expiry: Record<string, Field[]> = {
    short: [
      field('expiry', say('expiry'), 'cc-exp', {
        placeholder: 'MM / YY',
        share: 'half',
        attributes: { maxlength: 7, ...mask('expiry') },
      }),
    ],
    long: [
      field('expiry', say('expiry'), 'cc-exp', { placeholder: 'MM/YYYY', share: 'half', attributes: { maxlength: 9 } }),
    ],
    selects: [
      field('month', `${say('expiry')}: ${say('month')}`, 'cc-exp-month', {
        kind: 'select',
        share: 'half',
        options: [['', say('month')], ...months.map((month) => [month, month] as const)],
      }),
      field('year', say('year'), 'cc-exp-year', {
        kind: 'select',
        share: 'half',
        options: [['', say('year')], ...years.map((year) => [year, year] as const)],
      }),
    ],
    texts: [
      field('month', say('month'), 'cc-exp-month', { share: 'third', placeholder: 'MM', attributes: { maxlength: 2 } }),
      field('year', say('year'), 'cc-exp-year', { share: 'third', placeholder: 'YYYY', attributes: { maxlength: 4 } }),
    ],
  };
  const cvv = field('cvv', say('cvv'), 'cc-csc', { share: 'half', attributes: { maxlength: 4, inputmode: 'numeric' } });
  const holders: Record<string, Field[]> = {
    none: [],
    split: [
      field('holderFirst', say('firstName'), 'cc-given-name', { share: 'half' }),
      field('holderLast', say('lastName'), 'cc-family-name', { share: 'half' }),
    ],
  };
  const holder = holders[cardHolder.does] ?? [field('holder', say('holder'), 'cc-name')];
  const types = [
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'American Express'],
  ] as const;
  const type =
    cardType.does === 'none'
      ? []
      : [field('type', say('cardType'), 'cc-type', { kind: 'select', options: [['', say('choose')], ...types] })];
  const dates = expiry[cardExpiry.does] ?? [];
  const body = cardRows.does === 'code-before-date' ? [...numbers, cvv, ...dates] : [...numbers, ...dates, cvv];
  if (shop.design.cardExtras.does === 'postcode')
    body.push(field('zip', say('postcode'), 'postal-code', { share: 'half', attributes: { maxlength: 10 } }));
  return ['first', 'split'].includes(cardHolder.does) ? [...type, ...holder, ...body] : [...type, ...body, ...holder];
}
