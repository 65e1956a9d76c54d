import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsToOther } from './is-on-card.ts';

const shop = 'https://shop.example/goods';

test('of several products that are ordered none is another one, and a link within their pages leads to none', () => {
  const added = [{ finalUrl: `${shop}/soap/` }, { finalUrl: `${shop}/cup/` }];
  assert.ok(!leadsToOther(added, [`${shop}/cup/#`]), 'the cart opens over the page that the link stands on');
  assert.ok(!leadsToOther(added, [`${shop}/soap/`]));
  assert.ok(leadsToOther(added, [`${shop}/kettle/`]));
});
