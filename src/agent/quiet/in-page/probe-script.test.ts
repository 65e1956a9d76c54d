import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import type { QuietProbe } from '../quiet-probe.ts';
import { probeScript } from './probe-script.ts';

type Listener = (event: object) => void;

/** As much of a page as the script touches. A function that is missing from the script ends in an error here. */
function openPage() {
  const listeners = new Map<string, Listener>();
  const timers: (() => void)[] = [];
  const animations: object[] = [];
  let mutate: (records: { attributeName: string | null }[]) => void = () => undefined;
  class KeyframeEffect {
    getComputedTiming = () => ({ endTime: 300 });
    getKeyframes = () => [{ opacity: '0' }];
  }
  class MutationObserver {
    constructor(callback: typeof mutate) {
      mutate = callback;
    }
    observe() {}
  }
  const page = createContext({
    performance,
    MutationObserver,
    KeyframeEffect,
    CSSTransition: class {},
    Element: class {
      attachShadow() {}
    },
    document: { getAnimations: () => animations },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    navigation: { addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener) },
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: () => undefined,
    requestAnimationFrame: (run: () => void) => timers.push(run),
    cancelAnimationFrame: () => undefined,
  });
  page.window = page;
  runInContext(probeScript, page);
  const probe = (page as unknown as Record<symbol, QuietProbe>)[Symbol.for('page-quiet')];
  assert.ok(probe);
  return {
    probe,
    run: (source: string) => runInContext(source, page),
    mutate: (attributeName: string | null) => mutate([{ attributeName }]),
    fire: (kind: string, event: object = {}) => listeners.get(kind)?.(event),
    tick: () => timers.shift()?.(),
    animate: () => animations.push({ playState: 'running', effect: new KeyframeEffect() }),
  };
}

test('a short timer is pending until it has fired', () => {
  const page = openPage();
  page.run('setTimeout(() => {}, 1000); setTimeout(() => {}, 60000)');
  assert.equal(page.probe.pendingTimers(), 1);
  page.tick();
  assert.equal(page.probe.pendingTimers(), 0);
});

test('a timer for the next moment is awaited too, and is no change of its own', () => {
  const page = openPage();
  page.fire('click');
  const before = page.probe.state();
  page.run('setTimeout(() => {}); setTimeout(() => {}, 0)');
  assert.equal(page.probe.pendingTimers(), 2);
  page.tick();
  page.tick();
  assert.deepEqual([page.probe.pendingTimers(), page.probe.state()], [0, before]);
});

test('after input, a timer may be longer than while the page wakes up', () => {
  const page = openPage();
  page.run('setTimeout(() => {}, 2000)');
  assert.equal(page.probe.pendingTimers(), 0);
  page.fire('click');
  const id = page.run('setTimeout(() => {}, 2000)');
  assert.equal(page.probe.pendingTimers(), 1);
  page.run(`clearTimeout(${id})`);
  assert.equal(page.probe.pendingTimers(), 0);
});

test('work for a frame is awaited until it is done, with what it asks for in turn, but not what never ends', () => {
  const page = openPage();
  page.run('requestAnimationFrame(function again() { requestAnimationFrame(again); })');
  for (let frame = 0; frame < 3; frame += 1) {
    assert.equal(page.probe.awaitsFrame(), true);
    page.tick();
  }
  assert.equal(page.probe.awaitsFrame(), false);
  page.fire('click');
  const id = page.run('requestAnimationFrame(() => {})');
  assert.equal(page.probe.awaitsFrame(), true);
  page.run(`cancelAnimationFrame(${id})`);
  assert.equal(page.probe.awaitsFrame(), false);
});

test('a longer timer of the opening is announced until it is due or cleared', () => {
  const page = openPage();
  assert.equal(page.probe.untilLateTimer(), Number.POSITIVE_INFINITY);
  const id = page.run('setTimeout(() => {}, 9000); setTimeout(() => {}, 5000)');
  const until = page.probe.untilLateTimer();
  assert.ok(until > 4_000 && until <= 5_000, String(until));
  page.run(`clearTimeout(${id})`);
  assert.ok(page.probe.untilLateTimer() > 5_000);
  page.fire('click');
  page.run('setTimeout(() => {}, 4000)');
  assert.ok(page.probe.untilLateTimer() > 5_000);
});

test('every mutation and input names another state', () => {
  const page = openPage();
  const states = [page.probe.state()];
  for (const act of [() => page.mutate('style'), () => page.mutate(null), () => page.fire('input')]) {
    act();
    states.push(page.probe.state());
  }
  assert.equal(new Set(states).size, 4);
});

test('a timer that a step within the document sets is awaited, however long ago the press was', async () => {
  const page = openPage();
  page.fire('click');
  await new Promise((done) => setTimeout(done, 320));
  page.run('setTimeout(() => {}, 200)');
  assert.equal(page.probe.pendingTimers(), 0);
  page.fire('navigate', { destination: { sameDocument: true } });
  page.run('setTimeout(() => {}, 200)');
  assert.deepEqual([page.probe.pendingTimers(), page.probe.leaving()], [1, false]);
});

test('leaving and moving are seen', () => {
  const page = openPage();
  assert.deepEqual([page.probe.leaving(), page.probe.moving()], [false, false]);
  page.fire('beforeunload');
  page.animate();
  assert.deepEqual([page.probe.leaving(), page.probe.moving()], [true, true]);
});
