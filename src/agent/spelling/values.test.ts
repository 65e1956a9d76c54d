import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintCode } from '../../words/complaint-words.ts';
import { foldText } from '../../words/fold-text.ts';
import { countryCode, countryForms } from './countries.ts';
import { matchOption } from './match-option.ts';
import { phoneForms, splitPhone } from './phone-forms.ts';
import { postalForms } from './postal-forms.ts';
import { provinceForms } from './provinces.ts';
import { splitStreet } from './street-parts.ts';

const options = (...texts: string[]) => texts.map((text) => ({ text, value: text.toLowerCase().slice(0, 2) }));

test('countries are known by name in several languages and by code', () => {
  for (const text of ['US', 'usa', 'United States', 'Vereinigte Staaten', 'États-Unis', 'United States of America']) {
    assert.equal(countryCode(text), 'US', text);
  }
  assert.equal(countryCode('Deutschland'), 'DE');
  assert.equal(countryCode('UK'), 'GB');
  assert.equal(countryCode('Atlantis'), null);
  assert.ok(countryForms('DE').includes('Allemagne'));
  assert.ok(countryForms('KZ').includes('Казахстан'));
  assert.deepEqual(['Georgia', 'Niger', 'Guinea', 'Dominica', 'Ireland'].map(countryCode), [
    'GE',
    'NE',
    'GN',
    'DM',
    'IE',
  ]);
});

test('countries are known by the official names that lists keep', () => {
  assert.equal(countryCode('Slovak Republic'), 'SK');
  assert.equal(countryCode('Korea, Republic of'), 'KR');
  assert.equal(countryCode('Moldova, Republic of'), 'MD');
});

test('provinces are found by code and by name', () => {
  assert.deepEqual(provinceForms('CA', 'US'), ['CA', 'California', 'US-CA']);
  assert.deepEqual(provinceForms('california', 'United States'), ['california', 'California', 'CA', 'US-CA']);
  assert.deepEqual(provinceForms('Somewhere', 'US'), ['Somewhere']);
  assert.deepEqual(provinceForms('', 'US'), []);
  assert.deepEqual(provinceForms('Co. Galway', 'IE'), ['Co. Galway', 'Galway']);
  assert.deepEqual(provinceForms('Pest megye', 'HU'), ['Pest megye', 'Pest']);
  assert.deepEqual(provinceForms('Countyside', 'IE'), ['Countyside']);
});

test('an option is matched as a whole before it is matched in part', () => {
  const states = options('American Samoa', 'California', 'North Carolina');
  assert.equal(matchOption([...states, { text: 'CA', value: 'x' }], ['CA', 'California']), 3);
  assert.equal(matchOption(states, ['CA', 'California']), 1);
  assert.equal(
    matchOption(
      [
        { text: 'Canada', value: 'CA' },
        { text: 'California', value: 'x' },
      ],
      ['California'],
    ),
    1,
  );
  assert.equal(matchOption([{ text: 'United States (US)', value: 'US' }], ['United States', 'US']), 0);
  assert.equal(matchOption([{ text: '+1 United States', value: '' }], ['United States']), 0);
  assert.equal(matchOption([{ text: 'California', value: 'CA', disabled: true }], ['California']), -1);
  assert.equal(matchOption(states, ['Texas']), -1);
});

test('phones lose and gain their country code', () => {
  assert.deepEqual(splitPhone('+1 415-555-0132', 'US'), { dial: '1', national: '4155550132' });
  assert.deepEqual(splitPhone('+49 30 1234567', 'DE'), { dial: '49', national: '301234567' });
  assert.deepEqual(phoneForms('+1 415-555-0132', 'US').slice(0, 3), ['+14155550132', '4155550132', '(415) 555-0132']);
  assert.equal(phoneForms('+44 (0)20 7946 0958', 'GB')[0], '+442079460958');
  assert.equal(phoneForms('030 1234567 ext. 5', 'DE')[0], '030 1234567 ext. 5', 'words are left to the caller');
  assert.ok(phoneForms('+1 415-555-0132', 'US').includes('(415) 555-0132'));
  assert.ok(phoneForms('+49 30 1234567', 'DE').includes('0301234567'));
  assert.ok(!phoneForms('+420 222 555 132', 'CZ').some((form) => form.startsWith('0222')), 'no zero before it at home');
  assert.equal(splitPhone('+39 06 1234567', 'IT').national, '061234567', 'an Italian zero is part of the number');
});

test('postal codes are respelt for their country', () => {
  assert.deepEqual(postalForms('94107-1234', 'US'), ['94107-1234', '94107', '941071234']);
  assert.ok(postalForms('sw1a1aa', 'GB').includes('SW1A 1AA'));
  assert.deepEqual(postalForms('10115', 'DE'), ['10115']);
  assert.deepEqual(postalForms('LT-01103', 'LT'), ['LT-01103', '01103', 'LT01103']);
  assert.deepEqual(postalForms('1010', 'LV'), ['1010', 'LV-1010']);
  assert.deepEqual(postalForms('D-10115', 'DE'), ['D-10115', '10115', 'D10115']);
  assert.deepEqual(postalForms('SE-111 22', 'SE'), ['SE-111 22', '111 22', '11122', 'SE11122']);
  assert.deepEqual(postalForms('A4400', 'AR'), ['A4400']);
  assert.deepEqual(postalForms('EC1A 1BB', 'GB'), ['EC1A 1BB', 'EC1A1BB']);
});

test('house numbers are found at either end', () => {
  assert.deepEqual(splitStreet('12 Elm Street'), { street: 'Elm Street', houseNumber: '12' });
  assert.deepEqual(splitStreet('Lindenweg 4a'), { street: 'Lindenweg', houseNumber: '4a' });
  assert.deepEqual(splitStreet('Via Roma, 7'), { street: 'Via Roma', houseNumber: '7' });
  assert.deepEqual(splitStreet('The Old Mill'), { street: 'The Old Mill', houseNumber: '' });
});

test('letters that carry their mark inside compare like plain ones, and so do the complaints written with them', () => {
  assert.equal(foldText('Płatność'), 'platnosc');
  assert.equal(foldText('Smørrebrød'), 'smorrebrod');
  assert.equal(complaintCode('Bank odrzucił płatność kartą. Spróbuj użyć innej karty.'), 'card_declined');
});
