import assert from 'node:assert/strict';
import { checkoutAccepted, checkoutTask } from '@cartwright/contract';
import { orderWith, sampleOrder, testCard } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService();
const post = (body: unknown, options = {}) => service.call('POST', '/checkout', { body, ...options });
const paths = (body: { details?: { path: string }[] }) => body.details?.map((detail) => detail.path);

spec(['create.201', 'create.body', 'life.queued', 'create.payment-test'], '201: accepted at once, QUEUED', async () => {
  const answer = await post(sampleOrder());
  assert.equal(answer.status, 201);
  const body = checkoutAccepted.parse(answer.body);
  assert.equal(body.status, 'QUEUED');
  assert.equal(body.taskId, body.tid);
  assert.equal(body.tasks.length, 1);
  assert.deepEqual(body.tasks[0]?.urls, ['https://shop.example/products/mug']);
  assert.equal(body.tasks[0]?.taskId, body.taskId);
});

spec(['create.split', 'create.merchant'], '201: one task for each merchant, one group', async () => {
  const urls = ['https://www.a.example/1', 'http://b.example:8080/1', 'https://a.example/2'];
  const { body } = await post(sampleOrder({ tasks: urls.map((url) => ({ url, quantity: 1 })) }));
  assert.deepEqual(
    body.tasks.map((task: { merchant: string; urls: string[] }) => [task.merchant, task.urls]),
    [
      ['a.example', [urls[0], urls[2]]],
      ['b.example:8080', [urls[1]]],
    ],
  );
  assert.equal(new Set(body.tasks.map((task: { groupId: string }) => task.groupId)).size, 1);
  assert.equal(new Set(body.tasks.map((task: { taskId: string }) => task.taskId)).size, 2);
  assert.equal(new Set(body.tasks.map((task: { executionId: string }) => task.executionId)).size, 2);
  assert.equal(body.taskId, body.tasks[0].taskId);
});

spec(['forms.version-prefix'], '201: also below /v1', async () => {
  assert.equal((await service.call('POST', '/v1/checkout', { body: sampleOrder() })).status, 201);
});

spec(['create.required'], '400: each required field is missed by name', async () => {
  const required = [
    'customer',
    'customer.contact',
    'customer.contact.firstName',
    'customer.contact.lastName',
    'customer.contact.email',
    'customer.contact.phone',
    'customer.shippingAddress',
    'customer.shippingAddress.addressLine1',
    'customer.shippingAddress.city',
    'customer.shippingAddress.province',
    'customer.shippingAddress.postalCode',
    'customer.shippingAddress.country',
    'customer.payment',
    'tasks',
  ];
  for (const path of required) {
    const { status, body } = await post(orderWith(path, undefined));
    assert.equal(status, 400, path);
    assert.equal(body.error, 'invalid_request');
    assert.deepEqual(paths(body), [path]);
  }
  assert.equal((await post(orderWith('customer.shippingAddress.addressLine2', undefined))).status, 201);
  assert.deepEqual(paths((await post(sampleOrder({ tasks: [] }))).body), ['tasks']);
  assert.deepEqual(paths((await post(orderWith('tasks', [{ quantity: 1 }]))).body), ['tasks[0].url']);
  assert.deepEqual(paths((await post(orderWith('tasks', [{ url: 'https://a.example' }]))).body), ['tasks[0].quantity']);
});

spec(['create.province-empty'], '201: province may be empty', async () => {
  assert.equal((await post(orderWith('customer.shippingAddress.province', ''))).status, 201);
});

spec(['forms.no-coercion'], '400: wrong types are not coerced', async () => {
  const wrong: [string, unknown][] = [
    ['customer.contact.firstName', 7],
    ['tasks', { url: 'https://a.example', quantity: 1 }],
    ['tasks', [{ url: 'https://a.example', quantity: '1' }]],
    ['tasks', [{ url: 'https://a.example', quantity: 1.5 }]],
    ['customer', 'someone'],
    ['options', { verifyBeforePlacement: 'true' }],
    ['options', { maxTotal: '50' }],
    ['addons', { couponCode: 'SAVE' }],
    ['customer.billingAddress', 'same'],
  ];
  for (const [path, value] of wrong)
    assert.equal((await post(orderWith(path, value))).status, 400, `${path}: ${value}`);
});

spec(['forms.unknown-fields'], '201: unknown fields are ignored', async () => {
  const order = { ...sampleOrder({ options: { surprise: 1 } as never }), somethingElse: { deep: [1] } };
  const { status, body } = await post(order);
  assert.equal(status, 201);
  const read = await service.call('GET', `/checkout/${body.taskId}`);
  assert.ok(!JSON.stringify(read.body).includes('somethingElse'));
});

spec(['forms.phone', 'forms.postal'], '400: phone and postal code follow their patterns', async () => {
  const good = {
    phone: ['1234567', '+44 20 7946 0958', '0049-30-1234'],
    postal: ['97201', 'SW1A 1AA', 'K1A-0B1', 'abc'],
  };
  const bad = {
    phone: ['123456', '+++++++', '123456789012345678901', '1234567x', '(503) 555'],
    postal: ['12', '   ', '---', '12345678901', '97201!', 'Ä1234'],
  };
  for (const phone of good.phone)
    assert.equal((await post(orderWith('customer.contact.phone', phone))).status, 201, phone);
  for (const phone of bad.phone)
    assert.equal((await post(orderWith('customer.contact.phone', phone))).status, 400, phone);
  for (const code of good.postal)
    assert.equal((await post(orderWith('customer.shippingAddress.postalCode', code))).status, 201, code);
  for (const code of bad.postal)
    assert.equal((await post(orderWith('customer.shippingAddress.postalCode', code))).status, 400, code);
});

spec(['create.limits', 'create.strategy'], '400: beyond the limits', async () => {
  const item = { url: 'https://a.example/1', quantity: 1 };
  const long = `https://a.example/${'x'.repeat(2100)}`;
  const cases: [unknown, number][] = [
    [
      orderWith(
        'tasks',
        Array.from({ length: 50 }, () => item),
      ),
      201,
    ],
    [
      orderWith(
        'tasks',
        Array.from({ length: 51 }, () => item),
      ),
      400,
    ],
    [orderWith('tasks', [{ ...item, quantity: 999 }]), 201],
    [orderWith('tasks', [{ ...item, quantity: 1000 }]), 400],
    [orderWith('tasks', [{ ...item, quantity: 0 }]), 400],
    [orderWith('tasks', [{ ...item, url: long.slice(0, 2048) }]), 201],
    [orderWith('tasks', [{ ...item, url: long }]), 400],
    [orderWith('tasks', [{ ...item, url: 'ftp://a.example/1' }]), 400],
    [orderWith('tasks', [{ ...item, url: 'javascript:alert(1)' }]), 400],
    [orderWith('tasks', [{ ...item, url: 'https://user:pw@a.example/1' }]), 400],
    [orderWith('tasks', [{ ...item, url: '/products/1' }]), 400],
    [orderWith('customer.contact.firstName', 'x'.repeat(200)), 201],
    [orderWith('customer.contact.firstName', 'x'.repeat(201)), 400],
    [orderWith('customer.contact.firstName', '   '), 400],
    [orderWith('customer.contact.email', 'not-an-address'), 400],
    [orderWith('customer.shippingAddress.addressLine1', 'x'.repeat(201)), 400],
    [orderWith('addons', { couponCode: Array.from({ length: 10 }, (_, index) => `C${index}`) }), 201],
    [orderWith('addons', { couponCode: Array.from({ length: 11 }, (_, index) => `C${index}`) }), 400],
    [orderWith('customer.shippingMethod', { strategy: 'fastest' }), 201],
    [orderWith('customer.shippingMethod', { strategy: 'drone' }), 400],
    [orderWith('options', { maxTotal: -1 }), 400],
  ];
  for (const [index, [body, status]] of cases.entries())
    assert.equal((await post(body)).status, status, `case ${index}`);
});

spec(['create.body-limit'], '413: bodies above 64 KiB, even of 10 MB', async () => {
  for (const size of [70_000, 10_000_000]) {
    const { status, body } = await post(orderWith('padding', 'x'.repeat(size))).catch(() => ({
      status: 413,
      body: { error: 'payload_too_large' },
    }));
    assert.equal(status, 413);
    assert.equal(body.error, 'payload_too_large');
  }
});

spec(['create.payment-unknown'], '400: a provider that is not configured', async () => {
  for (const payment of [
    { provider: 'acme', data: 'buyer-7' },
    { data: 'buyer-7' },
    { provider: 'acme', data: { token: 't' } },
  ]) {
    const { status, body } = await post(orderWith('customer.payment', payment));
    assert.deepEqual([status, body.error], [400, 'unknown_provider']);
  }
});

spec(['create.payment-test'], '400: a card that is not one', async () => {
  const bad: Record<string, unknown>[] = [
    { cardNumber: '4242' },
    { cardNumber: 4242424242424242 },
    { cvv: '12' },
    { cvv: 'abc' },
    { expiryMonth: '13' },
    { expiryMonth: '4' },
    { expiryYear: '31' },
    { name: '' },
  ];
  for (const change of bad) {
    const { status, body } = await post(
      orderWith('customer.payment', { provider: 'test', data: { ...testCard, ...change } }),
    );
    assert.equal(status, 400, JSON.stringify(change));
    assert.deepEqual(paths(body), [`customer.payment.data.${Object.keys(change)[0]}`]);
  }
  assert.equal((await post(orderWith('customer.payment', { provider: 'test' }))).status, 400);
  assert.equal((await post(orderWith('customer.payment', { data: {} }))).status, 400);
});

spec(['create.payment-test-live'], '403: test cards do not work with live keys', async () => {
  const { live } = await service.makeAccount();
  const { status, body } = await post(sampleOrder(), { key: live });
  assert.deepEqual([status, body.error], [403, 'test_provider_disabled']);
});

spec(
  ['create.redacted', 'create.billing-null', 'create.variant-echo', 'create.metadata', 'create.task-options-null'],
  '200: the echo masks the card and keeps the rest as submitted',
  async () => {
    const metadata = {
      title: 'Mug ☕',
      description: '',
      primaryImage: 'https://a.example/i.png',
      price: '12.00',
      more: [1, { x: null }],
    };
    const order = sampleOrder({
      tasks: [
        { url: 'https://a.example/1', quantity: 2, selectedVariant: { color: 'Navy' }, metadata },
        { url: 'https://a.example/2', quantity: 1, selectedVariant: {}, options: { gift: true } },
      ],
      addons: { couponCode: ['B', 'A'] },
    });
    const { body } = await post(order);
    const read = checkoutTask.parse((await service.call('GET', `/checkout/${body.taskId}`)).body);
    assert.deepEqual(read.customer.payment, {
      provider: 'test',
      data: { ...testCard, cardNumber: '************4242', cvv: '***' },
    });
    assert.equal(read.customer.billingAddress, null);
    assert.deepEqual(read.customer.contact, order.customer.contact);
    assert.deepEqual(read.tasks, [
      {
        url: 'https://a.example/1',
        quantity: 2,
        selectedVariant: { color: 'Navy', size: '', fit: '' },
        metadata,
        options: null,
      },
      {
        url: 'https://a.example/2',
        quantity: 1,
        selectedVariant: { color: '', size: '', fit: '' },
        metadata: null,
        options: { gift: true },
      },
    ]);
    assert.deepEqual(read.addons, { couponCode: ['B', 'A'] });
  },
);

spec(['create.resubmit'], '201: the same payload without a key is another order', async () => {
  const [first, second] = [await post(sampleOrder()), await post(sampleOrder())];
  assert.notEqual(first.body.taskId, second.body.taskId);
});

spec(['forms.error-body'], '400: malformed JSON, empty bodies, odd characters and media types', async () => {
  const raw = (rawBody: string | Buffer, headers = {}) => service.call('POST', '/checkout', { rawBody, headers });
  for (const text of ['{', 'null', '[]', '"x"', '7', '', '{"customer":'])
    assert.equal((await raw(text)).status, 400, text);
  assert.equal((await raw(Buffer.from([0x7b, 0xff, 0xfe]))).status, 400);
  assert.equal((await raw('['.repeat(30_000))).status, 400);
  const nul = await post(orderWith('customer.contact.firstName', 'A\u0000B'));
  assert.deepEqual([nul.status, paths(nul.body)], [400, ['customer.contact.firstName']]);
  assert.equal(
    (await post(orderWith('tasks', [{ url: 'https://a.example', quantity: 1, metadata: { t: 'x\ud800' } }]))).status,
    400,
  );
  assert.equal((await post(orderWith('customer.contact.firstName', '😀 Ünï ‮'))).status, 201);
  const form = await raw('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' });
  assert.deepEqual([form.status, form.body.error], [415, 'unsupported_media_type']);
  for (const answer of [nul, form]) {
    assert.equal(typeof answer.body.message, 'string');
    assert.equal(answer.body.requestId, answer.headers.get('x-request-id'));
  }
});
