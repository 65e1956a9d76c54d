import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { snapshot } from '../perception/index.ts';
import { merchantSite } from '../run/merchant-site.ts';
import { countTries } from '../run/tries.ts';
import { candidates, type View } from '../view/view.ts';
import { acceptsCookies } from './cookie-controls.ts';
import { isInTheWay } from './dismiss-overlays.ts';
import { answersOf, assentOf, leadsAway } from './leave-layer.ts';

let browser: TestPage;
before(async () => {
  browser = await openTestPage();
});
after(() => browser.close());

const run = { site: merchantSite('https://shop.test/lamp') };

async function show(layer: string): Promise<View> {
  await browser.show(
    `<main><h1>Lamp</h1><p>$20.00</p><button>Add to cart</button></main><div style="position:fixed;inset:0;background:#0009">
     <div role="dialog" aria-modal="true" style="background:#fff;margin:80px">${layer}</div></div>
     <footer><form><input type="email" name="newsletter" aria-label="Newsletter"><button id="news">OK</button></form></footer>`,
    'https://shop.test/lamp',
  );
  return readView(await snapshot(browser.page));
}

test('an age gate is passed by its assent, never by the way to another site', async () => {
  const view = await show(
    '<h2>Are you over 18?</h2><a id="out" href="https://elsewhere.test/">No, thanks</a><button id="in">Yes</button>',
  );
  assert.equal(assentOf(run, view)?.id, 'in');
  const out = view.snapshot.elements.find(({ id }) => id === 'out');
  assert.ok(out && leadsAway(run, out));
});

test('a layer that does not mention age has no control that agrees', async () => {
  const view = await show('<h2>Stay in touch</h2><button id="in">Yes</button><button>No</button>');
  assert.equal(assentOf(run, view), undefined);
});

test('a layer of unknown words is left by what sends nothing', async () => {
  const view = await show(
    '<p>Zorba lix</p><div><input type="email"><button id="send">Tak</button></div><p><button id="leave">Nar</button></p>',
  );
  const layer = view.snapshot.elements.find(({ id }) => id === 'leave');
  assert.deepEqual(layer && answersOf(run, view, layer).map(({ id }) => id), ['leave', 'send']);
});

test('the button of a newsletter answers no question about cookies', async () => {
  const view = await show('<p>Hello</p><button>Close</button>');
  assert.equal(
    candidates(view, 'acceptCookies').some(({ id }) => id === 'news'),
    false,
  );
});

test('an "OK" on the page itself agrees to cookies only where they are spoken of', async () => {
  const page = (
    around: string,
  ) => `<main><div><aside><form action="/search">${around}<button id="ok">OK</button></form></aside>
    <section><h1>Lamp</h1><p>$20.00</p><button>Add to cart</button></section></div></main>
    <footer><a href="/cookies">Cookie policy</a></footer>`;
  const agreed = async (around: string) => {
    await browser.show(page(around), 'https://shop.test/lamp');
    return acceptsCookies(readView(await snapshot(browser.page))).map(({ id }) => id);
  };
  assert.deepEqual(await agreed('<label><input type="checkbox" name="kind"> Lamps</label>'), []);
  assert.deepEqual(await agreed('<p>We use cookies to make this shop work.</p>'), ['ok']);
});

test('a layer that asks for the order’s details is a step, one that asks for a mail address is in the way', async () => {
  const closes = async (layer: string) => {
    const view = await show(`<button id="close" aria-label="Close">×</button>${layer}`);
    const close = view.snapshot.elements.find(({ id }) => id === 'close');
    assert.ok(close);
    return isInTheWay({ memory: { couponsLeft: [], addedItems: [] }, tries: countTries() } as never, view, close);
  };
  const mail = '<label>Email <input type="email" name="email"></label>';
  assert.equal(await closes(`<h2>10 % off your first order</h2>${mail}<button>Subscribe</button>`), true);
  const search =
    '<h2>Shipping address</h2><input type="search" aria-label="Search"><button>Enter address manually</button>';
  assert.equal(await closes(`<h2>Contact</h2>${mail}${search}<button>Continue</button>`), false);
  const names = '<label>First name <input name="first"></label><label>Last name <input name="last"></label>';
  assert.equal(await closes(`<h2>Your details</h2><form>${mail}${names}<button>Continue</button></form>`), false);
  const pick = (name: string, price: string) => `<div><p>${name}</p><p>${price}</p><button>Choose</button></div>`;
  const ways = `${pick('Standard', '$3.00')}${pick('Express', '$12.00')}`;
  assert.equal(await closes(`<h2>Shipping method</h2><form>${ways}</form>`), false);
  assert.equal(await closes(`<h2>Goes well with it</h2><form>${ways}</form>`), true);
});

test('over a checkout a layer that leads on from a question for the mail address is a step, one that subscribes is none', async () => {
  const closes = async (layer: string, cartVerified: boolean) => {
    await browser.show(
      `<main><h1>Checkout</h1><p>Total $20.00</p><button>Change</button></main><div style="position:fixed;inset:0;background:#0009">
       <div role="dialog" aria-modal="true" style="background:#fff;margin:80px"><button id="close" aria-label="Close">×</button>
       <form><label>Email <input type="email" name="email"></label>${layer}</form></div></div>`,
      'https://shop.test/checkout',
    );
    const view = readView(await snapshot(browser.page));
    const close = view.snapshot.elements.find(({ id }) => id === 'close');
    assert.ok(close);
    return isInTheWay(
      { memory: { couponsLeft: [], addedItems: [], cartVerified }, tries: countTries() } as never,
      view,
      close,
    );
  };
  const step = '<button type="button">Zorba lix</button><button>Continue</button>';
  assert.deepEqual([await closes(step, false), await closes(step, true)], [true, false]);
  assert.equal(await closes('<button>Subscribe</button>', true), true);
});

test('with the cart verified, a cart that lies over the checkout it leads to is in the way', async () => {
  await browser.show(
    `<main><h1>Checkout</h1><input placeholder="Card number"><input placeholder="CVC" style="position:absolute;right:20px;top:120px"></main>
     <aside role="dialog" style="position:fixed;right:0;top:0;width:400px;height:100%;background:#fff"><b>Cart</b> <p>1 × Lamp $20.00</p>
     <a href="https://shop.test/checkout">Checkout</a><button id="x" aria-label="Close">×</button></aside>`,
    'https://shop.test/checkout',
  );
  const view = readView(await snapshot(browser.page));
  const close = view.snapshot.elements.find(({ id }) => id === 'x');
  assert.ok(close);
  const at = (cartVerified: boolean) =>
    isInTheWay({ memory: { cartVerified, addedItems: [] }, tries: countTries() } as never, view, close);
  assert.deepEqual([at(false), at(true)], [false, true]);
});

test('a wallet’s frame in the cart’s layer is a part of it and not in the way', async () => {
  const button = '<button id=pay>Walle</button>';
  const layer = (more: string) => show(`<h2>Zorba</h2>${more}<iframe srcdoc="${button}"></iframe>`);
  const isBlocking = async (more: string) => {
    const view = await layer(more);
    const wallet = view.snapshot.elements.find(({ id }) => id === 'pay');
    assert.ok(wallet && wallet.dialog >= 0);
    return isInTheWay({ memory: { couponsLeft: [], addedItems: [] }, tries: countTries() } as never, view, wallet);
  };
  assert.equal(await isBlocking('<a href="/checkout">Checkout</a>'), false);
  assert.equal(await isBlocking('<p>Lix</p>'), true);
});

test('a layer with an item of the order and a field for its number is the cart, whatever its button says', async () => {
  const view = await show(
    `<a id="x" href="#">✕</a><p>Lamp <input type="number" name="quantity" aria-label="Quantity" value="1"> $20.00</p><button>Zorba</button>`,
  );
  const close = view.snapshot.elements.find(({ id }) => id === 'x');
  assert.ok(close);
  const isClosed = (title: string) =>
    isInTheWay({ memory: { couponsLeft: [], addedItems: [{ title }] }, tries: countTries() } as never, view, close);
  assert.deepEqual([isClosed('Lamp'), isClosed('Teapot')], [false, true]);
});
