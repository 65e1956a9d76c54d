import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../config.ts';
import { createCommissionUrl } from './commission-url.ts';

const product = 'https://shop.example/lamp?color=Brass&size=M&note=$&#x';

describe('commission url', () => {
  it('carries the product’s address through the template unharmed', () => {
    const commissionUrl = createCommissionUrl('https://go.example/click?id=42&to={url}&also={url}');
    const filled = new URL(commissionUrl(product));
    assert.equal(filled.searchParams.get('id'), '42');
    assert.equal(filled.searchParams.get('to'), product);
    assert.equal(filled.searchParams.get('also'), product);
  });

  it('is the product’s own address without a template', () => {
    assert.equal(createCommissionUrl(undefined)(product), product);
  });

  it('refuses at the start a template that would lose the product or leave the web', () => {
    for (const AFFILIATE_TEMPLATE of ['https://go.example/', 'javascript:{url}', '{url}', 'go.example/?u={url}']) {
      assert.throws(() => readConfig({ AFFILIATE_TEMPLATE }), /AFFILIATE_TEMPLATE/, AFFILIATE_TEMPLATE);
    }
    const template = 'https://go.example/?u={url}';
    assert.equal(readConfig({ AFFILIATE_TEMPLATE: template }).AFFILIATE_TEMPLATE, template);
  });
});
