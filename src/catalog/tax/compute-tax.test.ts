import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { canadaRates } from './canada-rates.ts';
import { clothingRules, groceryRates, shippingTaxed, taxCategory } from './category-rules.ts';
import { computeTax, type TaxLine } from './compute-tax.ts';
import { localRates } from './local-rates.ts';
import { readDestination } from './read-destination.ts';
import { stateRates } from './state-rates.ts';
import { stateOfZip } from './zip-prefixes.ts';

const line = (unitPrice: number, category: TaxLine['category'] = 'general', quantity = 1): TaxLine => ({
  unitPrice,
  quantity,
  category,
});
const taxOf = (zip: string, lines: TaxLine[], shipping = 0) =>
  computeTax(readDestination({ zip }), lines, shipping, 'USD').tax;

describe('sales tax', () => {
  it('finds the state of a ZIP', () => {
    const known: Record<string, string> = {
      '10001': 'NY',
      '90210': 'CA',
      '94105-1234': 'CA',
      '20500': 'DC',
      '00901': 'PR',
      '00802': 'VI',
      '96910': 'GU',
      '96799': 'AS',
      '06390': 'NY',
      '99501': 'AK',
      '83301': 'ID',
      '73301': 'TX',
      '88510': 'TX',
      '09012': 'AE',
      '00000': '',
      '1234': '',
      'SW1A 1AA': '',
    };
    for (const [zip, state] of Object.entries(known)) assert.equal(stateOfZip(zip), state, zip);
  });

  it('reads an address: the ZIP decides, the province helps out, elsewhere prices include tax', () => {
    const seen = [
      { postalCode: '97201', province: 'OR', city: 'Portland', country: 'US' },
      { postalCode: '00000', province: 'new york', country: 'United States' },
      { postalCode: '10115', city: 'Berlin', country: 'DE' },
      { postalCode: '10115', country: 'Deutschland' },
      { zip: ' 94105 ' },
      { postalCode: 'M5V 2T6', country: 'Canada' },
      { postalCode: 'X0A 0H0', province: 'nu', country: 'CA' },
      { zip: 'h2y1c6' },
      { postalCode: 'SW1A 1AA' },
    ].map((place) => {
      const { state, country } = readDestination(place);
      return [state, country];
    });
    assert.deepEqual(seen, [
      ['OR', 'US'],
      ['NY', 'US'],
      ['', 'DE'],
      ['', 'other'],
      ['CA', 'US'],
      ['ON', 'CA'],
      ['NU', 'CA'],
      ['QC', 'CA'],
      ['', ''],
    ]);
  });

  it('has a rate for every state a ZIP can lead to, and all fifty states and DC can be reached', () => {
    const reached = new Set<string>();
    for (let prefix = 0; prefix < 1000; prefix += 1) reached.add(stateOfZip(`${String(prefix).padStart(3, '0')}01`));
    reached.delete('');
    for (const state of reached) assert.ok(stateRates.values[state], state);
    for (const state of Object.keys(stateRates.values)) {
      if (!['AS', 'MP'].includes(state)) assert.ok(reached.has(state), state);
    }
    const states = [...reached].filter((state) => !['PR', 'VI', 'GU', 'AA', 'AE', 'AP'].includes(state));
    assert.equal(states.length, 51);
  });

  it('taxes general goods at the state and local rate', () => {
    assert.equal(taxOf('10001', [line(10_000)]), 888);
    assert.equal(taxOf('60601', [line(10_000)]), 1025);
    assert.equal(taxOf('97201', [line(10_000)]), 0);
    assert.equal(taxOf('46201', [line(10_000)]), 700);
  });

  it('knows clothing exemptions', () => {
    assert.equal(taxOf('19103', [line(20_000, 'clothing')]), 0);
    assert.equal(taxOf('07030', [line(20_000, 'clothing')]), 0);
    assert.equal(taxOf('55401', [line(20_000, 'clothing')]), 0);
    assert.equal(taxOf('10001', [line(10_999, 'clothing', 3)]), 0);
    assert.equal(taxOf('10001', [line(11_000, 'clothing')]), 976);
    assert.equal(taxOf('14201', [line(10_000, 'clothing')]), 453);
    assert.equal(taxOf('02108', [line(17_500, 'clothing')]), 0);
    assert.equal(taxOf('02108', [line(20_000, 'clothing', 2)]), 313);
    assert.equal(taxOf('90001', [line(10_000, 'clothing')]), 975);
  });

  it('knows grocery rates', () => {
    assert.equal(taxOf('90001', [line(10_000, 'grocery')]), 0);
    assert.equal(taxOf('84101', [line(10_000, 'grocery')]), 300);
    assert.equal(taxOf('23219', [line(10_000, 'grocery')]), 100);
    assert.equal(taxOf('83301', [line(10_000, 'grocery')]), 603);
  });

  it('taxes shipping only where the state does and only for taxed goods', () => {
    assert.equal(taxOf('46201', [line(10_000)], 1000), 770);
    assert.equal(taxOf('90001', [line(10_000)], 1000), 975);
    assert.equal(taxOf('07030', [line(10_000, 'clothing')], 1000), 0);
    assert.equal(taxOf('46201', [line(10_000), line(10_000, 'grocery')], 1000), 735);
  });

  it('adds the taxes of Canadian provinces, to shipping too, and none to groceries', () => {
    assert.equal(taxOf('M5V 2T6', [line(10_000)], 1000), 1430);
    assert.equal(taxOf('H2Y 1C6', [line(10_000)]), 1498);
    assert.equal(taxOf('T2P 1J9', [line(10_000, 'clothing')]), 500);
    assert.equal(taxOf('V6B 1A1', [line(10_000, 'grocery')]), 0);
    // The letters of California stand for no Canadian province.
    assert.equal(
      computeTax(readDestination({ postalCode: 'x', province: 'CA', country: 'CA' }), [line(100)], 0, 'CAD').tax,
      0,
    );
  });

  it('says of every table when it held, by whom, and what it leaves out', () => {
    for (const table of [stateRates, localRates, clothingRules, groceryRates, shippingTaxed, canadaRates]) {
      assert.match(table.asOf, /^20\d\d-\d\d/);
      assert.ok(table.sources.length > 0 && table.approximate !== '');
    }
  });

  it('reads categories as people write them', () => {
    for (const text of ['clothing', 'Apparel', "Men's Shoes", 'T-Shirts']) assert.equal(taxCategory(text), 'clothing');
    for (const text of ['grocery', 'Groceries', 'Food & Drink']) assert.equal(taxCategory(text), 'grocery');
    for (const text of ['', undefined, 'electronics', 'Pet food', 'desktops'])
      assert.equal(taxCategory(text), 'general');
  });

  it('splits the tax over the lines without losing a cent', () => {
    const zip = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    const lines = fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 999_999_900 }),
        quantity: fc.integer({ min: 1, max: 999 }),
        category: fc.constantFrom<TaxLine['category']>('general', 'clothing', 'grocery'),
      }),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(zip, lines, fc.nat(10_000), (code, order, shipping) => {
        const answer = computeTax(readDestination({ zip: code }), order, shipping, 'USD');
        assert.equal(
          answer.lines.reduce((sum, part) => sum + part, 0),
          answer.tax,
        );
        assert.ok(answer.lines.every((part) => part >= 0 && Number.isInteger(part)));
      }),
    );
  });
});
