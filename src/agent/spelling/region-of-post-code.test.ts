import assert from 'node:assert/strict';
import { test } from 'node:test';
import { regionOfPostCode } from './region-of-post-code.ts';
import { REGIONS_BY_POST_CODE } from './regions-by-post-code.ts';

const regionOf = (country: string, postalCode: string) => regionOfPostCode({ country, postalCode })[0] ?? '';

test('the region follows from the post code in countries whose addresses have none', () => {
  const towns: [string, string, string][] = [
    ['SI', '1000', 'Osrednjeslovenska'],
    ['SI', 'SI-2000', 'Podravska'],
    ['DK', '2200', 'Hovedstaden'],
    ['DK', '8000', 'Midtjylland'],
    ['DK', '2680', 'Sjælland'],
    ['AT', '1070', 'Wien'],
    ['AT', '9900', 'Tirol'],
    ['BE', '3000', 'Vlaams-Brabant'],
    ['NL', '1012 AB', 'Noord-Holland'],
    ['PL', '00-950', 'Mazowieckie'],
    ['RO', '400001', 'Cluj'],
    ['SE', '111 22', 'Stockholm'],
    ['CZ', '602 00', 'Jihomoravský'],
    ['SK', '811 01', 'Bratislavský'],
    ['HR', '21000', 'Splitsko-dalmatinska'],
    ['PT', '1100-148', 'Lisboa'],
    ['DE', '10115', 'Berlin'],
    ['Slovenia', '6000', 'Obalno-kraška'],
  ];
  for (const [country, code, region] of towns) assert.equal(regionOf(country, code), region, `${country} ${code}`);
});

test('none where the code lies in several regions, is unknown, or the country writes its own', () => {
  assert.equal(regionOf('AT', '2475'), '', 'Lower Austria and Burgenland');
  assert.equal(regionOf('DK', '4050'), '');
  assert.equal(regionOf('DE', '37073'), '');
  assert.equal(regionOf('US', '97205'), '');
  assert.equal(regionOf('IE', 'D02 X285'), '');
  assert.equal(regionOf('SI', ''), '');
});

test('no beginning is listed twice', () => {
  for (const [country, entries] of Object.entries(REGIONS_BY_POST_CODE)) {
    const starts = entries.split('; ').flatMap((entry) => (entry.split('=')[0] ?? '').split(' '));
    assert.deepEqual(
      starts.filter((start, at) => starts.indexOf(start) !== at),
      [],
      country,
    );
    assert.ok(
      starts.every((start) => /^\d+$/.test(start)),
      country,
    );
  }
});
