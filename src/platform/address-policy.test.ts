import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDestinationAllowed, isPublicAddress, normaliseHost, parseAllowList } from './address-policy.ts';

const REFUSED = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '100::1',
  '3fff::1',
  '5f00::1',
  '0177.0.0.1',
  '0x7f000001',
  '2130706433',
  '127.1',
  'localhost',
  '',
];
const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
];

for (const address of REFUSED) test(`refuses ${address}`, () => assert.equal(isPublicAddress(address), false));
for (const address of PUBLIC) test(`accepts ${address}`, () => assert.equal(isPublicAddress(address), true));

test('an allow list names hosts, ports and networks', () => {
  const policy = { allow: parseAllowList('shop.localhost:4001, 10.1.0.0/16, [::1]:99, 127.0.0.2') };
  const asks = (host: string, port: number, address: string) => isDestinationAllowed(policy, { host, port, address });
  assert.equal(asks('shop.localhost', 4001, '127.0.0.1'), true);
  assert.equal(asks('SHOP.localhost.', 4001, '127.0.0.1'), true);
  assert.equal(asks('shop.localhost', 4002, '127.0.0.1'), false);
  assert.equal(asks('other.localhost', 4001, '127.0.0.1'), false);
  assert.equal(asks('intranet.example', 80, '10.1.2.3'), true);
  assert.equal(asks('intranet.example', 80, '::ffff:10.1.2.3'), true);
  assert.equal(asks('intranet.example', 80, '10.2.2.3'), false);
  assert.equal(asks('[::1]', 99, '::1'), true);
  assert.equal(asks('[::1]', 98, '::1'), false);
  assert.equal(asks('127.0.0.2', 7, '127.0.0.2'), true);
});

test('bad allow entries are named', () => {
  assert.throws(() => parseAllowList('10.0.0.0/99'), /not a network/);
  assert.throws(() => parseAllowList('host:99999'), /not a port/);
  assert.throws(() => parseAllowList('a b'), /not a host/);
});

test('hosts are compared in one spelling', () => {
  assert.equal(normaliseHost('[0:0:0:0:0:0:0:1]'), '::1');
  assert.equal(normaliseHost('Example.COM.'), 'example.com');
});
