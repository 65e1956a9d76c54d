import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Request } from 'playwright-core';
import { trackOpenRequests } from './open-requests.ts';

const asked = (method: string, url: string) =>
  ({ method: () => method, url: () => url, resourceType: () => 'fetch' }) as unknown as Request;
const isChange = (request: Request) => request.method() === 'POST';
const open = () => trackOpenRequests(() => false, isChange);

test('a change is waited for longer than a read, and neither for ever', (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['Date'] });
  const requests = open();
  requests.begin(asked('POST', 'https://shop.example/?do=recount'));
  requests.begin(asked('GET', 'https://shop.example/news'));
  assert.equal(requests.inFlight(), 2);
  mock.timers.tick(7_000);
  assert.equal(requests.inFlight(), 1);
  mock.timers.tick(9_000);
  assert.equal(requests.inFlight(), 0);
});

test('what never ends is waited for once: then a read not at all, and a change as long as a read', (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['Date'] });
  const requests = open();
  const chats = [asked('POST', 'https://shop.example/?do=chat'), asked('GET', 'https://shop.example/news?since=1')];
  for (const chat of chats) requests.begin(chat);
  mock.timers.tick(16_000);
  assert.equal(requests.inFlight(), 0);
  for (const chat of chats) requests.begin(chat);
  assert.equal(requests.inFlight(), 1);
  mock.timers.tick(7_000);
  assert.equal(requests.inFlight(), 0);
  const change = asked('POST', 'https://shop.example/?do=recount');
  requests.begin(change);
  mock.timers.tick(7_000);
  assert.equal(requests.inFlight(), 1);
  requests.finish(change);
  assert.equal(requests.inFlight(), 0);
});

test('a change whose answer the page leaves unread is waited for a moment, each time', (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['Date'] });
  const requests = open();
  for (let time = 0; time < 2; time += 1) {
    const change = asked('POST', 'https://shop.example/?do=add');
    requests.begin(change);
    mock.timers.tick(7_000);
    assert.equal(requests.inFlight(), 1);
    requests.answer(change);
    assert.equal(requests.inFlight(), 1);
    mock.timers.tick(2_500);
    assert.equal(requests.inFlight(), 0);
  }
});
