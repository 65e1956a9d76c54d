import { type Case, PERSON } from './cases.ts';
import { regionsOf } from './market/regions.ts';
import type { Shop } from './shop.ts';

/** What belongs into each field, by its truth. */
export function answersFor(shop: Shop, wanted: Case): Record<string, string> {
  const { home } = shop.market;
  const house = /^(.*?)\s+(\S+)$/.exec(home.line1);
  const digits = home.phone.replace(/\D/g, '');
  const code = /^\+\d+/.exec(home.phone)?.[0] ?? '';
  const local = home.phone.slice(code.length).trim();
  const isText = ['text', 'suggested', 'optional-text'].includes(shop.design.regions.id);
  const region = isText
    ? (regionsOf(home.country).find(([id]) => id === home.region)?.[1] ?? home.region)
    : home.region;
  return {
    country: home.country,
    email: PERSON.email,
    emailAgain: PERSON.email,
    password: 'a-long-password-9',
    title: 'ms',
    customerType: 'private',
    firstName: PERSON.firstName,
    lastName: PERSON.lastName,
    fullName: `${PERSON.firstName} ${PERSON.lastName}`,
    phone: shop.design.phoneRules.does.write(home.phone),
    phoneCode: code,
    phoneLocal: shop.design.phoneRules.does.write(local),
    phone1: digits.slice(1, 4),
    phone2: digits.slice(4, 7),
    phone3: digits.slice(7),
    street: home.line1,
    streetName: house?.[1] ?? home.line1,
    houseNumber: house?.[2] ?? '',
    line2: home.line2,
    district: home.line2,
    addressKind: 'home',
    ...(shop.design.addressLabels.id === 'blank-name' ? { addressName: 'Home' } : {}),
    postcode: home.postcode,
    city: home.city,
    ...(region ? { region } : {}),
    'card.number': wanted.card,
    'card.n1': wanted.card.slice(0, 4),
    'card.n2': wanted.card.slice(4, 8),
    'card.n3': wanted.card.slice(8, 12),
    'card.n4': wanted.card.slice(12),
    'card.expiry': shop.design.cardExpiry.does === 'long' ? '12/2031' : '12/31',
    'card.month': '12',
    'card.year': '2031',
    'card.cvv': '123',
    'card.holder': `${PERSON.firstName} ${PERSON.lastName}`,
    'card.holderFirst': PERSON.firstName,
    'card.holderLast': PERSON.lastName,
    'billing.firstName': PERSON.firstName,
    'billing.lastName': PERSON.lastName,
    'billing.street': home.line1,
    'billing.city': home.city,
    'billing.postcode': home.postcode,
    'card.type': 'visa',
    'card.zip': home.postcode,
    instalments: '1',
    firstNameKana: 'エイダ',
    lastNameKana: 'パーマー',
  };
}
