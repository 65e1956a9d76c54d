import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { frameOf, resolveClickTarget, resolveRef, snapshot } from '../index.ts';
import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const named = (view: PageSnapshot, name: string): SnapshotElement | undefined =>
  view.elements.find((e) => e.name === name);

test('labels come from label, wrapper, sibling, cell, aria and placeholder', async () => {
  const view = await shop.see(`
    <label for="a">Vorname</label><input id="a" name="a">
    <label>Nachname <input name="b"></label>
    <div><span>Straße</span><div><input name="c"></div></div>
    <table><tr><td>Ort</td><td><input name="d"></td></tr></table>
    <input name="e" aria-label="PLZ"><p></p><div><input name="f" placeholder="Telefon"></div>
    <span id="x">Land</span><select name="g" aria-labelledby="x"><option>A<option>B</select>`);
  const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((n) => named(view, n)?.label);
  assert.deepEqual(labels, ['Vorname', 'Nachname', 'Straße', 'Ort', 'PLZ', 'Telefon', 'Land']);
});

test('a label for two boxes names each by its part', async () => {
  const group = (label: string, ...names: string[]) =>
    `<div><label>${label}</label>${names.map((name) => `<div><input name="${name}"></div>`).join('')}</div>`;
  const view = await shop.see(`<form>${group('Straße, Hausnummer *', 's', 'n')}${group('PLZ / Ort', 'z', 'o')}
    ${group('Name', 'x', 'y')}</form>`);
  assert.deepEqual(
    ['s', 'n', 'z', 'o'].map((name) => named(view, name)?.label.replace(/ \*$/, '')),
    ['Straße', 'Hausnummer', 'PLZ', 'Ort'],
  );
});

test('a swatch is named by the hint of its label, not by the number in its own', async () => {
  const swatch = (name: string, colour: string) =>
    `<span><input type="radio" name="colour" value="${name}" id="${name}" title="7f3a-${name}" style="position:absolute;opacity:0">
      <label for="${name}" title="${colour}" style="display:inline-block;width:32px;height:32px;background:#123"></label></span>`;
  const view = await shop.see(`<form>${swatch('01b', 'Navy')}${swatch('02c', 'Sand')}</form>`);
  assert.deepEqual(
    view.elements.map(({ label, visible }) => [label, visible]),
    [
      ['Navy', true],
      ['Sand', true],
    ],
  );
});

test('a label of nothing that shows a hand is a button, a label of a field is none', async () => {
  const view = await shop.see(`<label style="cursor:pointer"><p>Navy</p></label>
    <label style="cursor:pointer" for="x">Size</label><input id="x"><label style="cursor:pointer">Colour <input></label>`);
  assert.deepEqual(
    view.elements.map(({ role, text, label }) => `${role} ${text}${label}`),
    ['clickable Navy', 'textbox Size', 'textbox Colour'],
  );
});

test('a size of one letter names its radio button, a lone sign does not', async () => {
  const size = (value: string, name: string) =>
    `<li><input type="radio" name="s${value}" value="${value}"> <span>${name}</span></li>`;
  const view = await shop.see(`<form><ul>${size('31', 'M')}${size('32', '8')}${size('33', '*')}</ul></form>`);
  assert.deepEqual([named(view, 's31')?.label, named(view, 's32')?.label], ['M', '8']);
  assert.notEqual(named(view, 's33')?.label, '*');
});

test('a swatch without words is named by the tip of its label', async () => {
  const swatch = (name: string) =>
    `<label title="${name}"><input type="radio" name="${name}" aria-labelledby="gone"><i style="display:block;width:20px;height:20px"></i></label>`;
  const view = await shop.see(`<h2>Color</h2><div>${swatch('Blanco')}${swatch('Azul')}</div>`);
  assert.deepEqual([named(view, 'Blanco')?.label, named(view, 'Azul')?.label], ['Blanco', 'Azul']);
});

test('a swatch without words is named by the tip of the box around it', async () => {
  const swatch = (name: string) =>
    `<li title="${name}"><input type="radio" name="shade" id="${name}"><label for="${name}" style="display:block;width:20px;height:20px"></label></li>`;
  const view = await shop.see(`<h2>Color</h2><ul>${swatch('Blanco')}${swatch('Azul')}</ul>`);
  const labels = view.elements.filter(({ role }) => role === 'radio').map(({ label }) => label);
  assert.deepEqual(labels, ['Blanco', 'Azul']);
});

test('parts side by side are separate words, an emphasis within a word is not', async () => {
  await shop.show(`<label><input type="radio" name="a"><span>Next day</span><span>by courier</span><i>zł60,20</i></label>
    <label><input type="radio" name="b">Bestell<b>ung</b></label>
    <label><input type="radio" name="c"><span>شحن سريع</span><b>د.إ.43.00</b></label>`);
  const view = await snapshot(shop.page);
  assert.deepEqual(
    ['a', 'b', 'c'].map((n) => named(view, n)?.label),
    ['Next day by courier zł60,20', 'Bestellung', 'شحن سريع د.إ.43.00'],
  );
});

test('what is bold and larger at the top of a block heads it, a bold label or price does not', async () => {
  await shop.show(`<style>.x{font:700 18px sans-serif} .y{font-weight:700}</style><main style="font-size:14px">
    <div><div class="x">Delivery</div><div><input name="a"></div></div>
    <div><div class="y">Floor</div><div><input name="b"></div></div>
    <div><div class="x">€ 12,50</div><div><input name="c"></div></div></main>`);
  const view = await snapshot(shop.page);
  assert.deepEqual(
    ['a', 'b', 'c'].map((n) => named(view, n)?.section),
    ['Delivery', '', ''],
  );
});

test('a bare anchor means the page itself, also where the page has another base', async () => {
  const links = '<a href="#code">Use a code</a><a href="terms">Terms</a><a href="#">Check out</a>';
  const hrefs = async (base: string) => {
    return (
      await shop.see(
        `<html><head><base href="${base}"></head><body>${links}</body></html>`,
        'https://shop.test/i?route=cart',
      )
    ).elements.map(({ href }) => href);
  };
  assert.deepEqual(await hrefs('https://shop.test/'), [
    'https://shop.test/i?route=cart#code',
    'https://shop.test/terms',
    'https://shop.test/i?route=cart#',
  ]);
  assert.deepEqual((await hrefs('https://other.test/'))[0], 'https://other.test/#code');
});

test('fields that no person can see are not in the snapshot', async () => {
  const view = await shop.see(`<form>
    <input name="seen"><input name="off" style="position:absolute;left:-9999px"><input name="clear" style="opacity:0">
    <input name="tiny" style="width:1px;height:1px;border:0;padding:0"><input name="none" style="display:none">
    <input name="gone" style="visibility:hidden"><div style="height:0;overflow:hidden"><input name="folded"></div>
    <div aria-hidden="true"><input name="aria" tabindex="-1"></div><div inert><input name="inert"></div>
    <div style="position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden"><input name="clipped"></div>
    <div style="clip-path:inset(50%)"><input name="inset"></div><details><summary>More</summary><input name="shut"></details>
    <div style="color:#fff;background:#fff"><label>Card number <input name="ink" style="color:#fff;background:#fff;border:0"></label></div>
    <div style="position:absolute;top:99999px"><label>Card number <input name="far"></label></div></form>`);
  assert.deepEqual(
    view.elements.filter((e) => e.tag === 'input').map((e) => e.name),
    ['seen'],
  );
  assert.ok(view.decoys >= 9);
});

test('a field in sight that the Tab key reaches is there, whatever its fold was marked as', async () => {
  const view = await shop.see('<div aria-hidden="true"><label>Coupon <input name="code"></label></div>');
  assert.equal(named(view, 'code')?.label, 'Coupon');
});

test('fields that a rule for long texts cuts off are there, for the Tab key brings them into sight', async () => {
  const row = (name: string): string => `<div><label>${name} <input name="${name}" style="height:30px"></label></div>`;
  const view = await shop.see(`<style>.short{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;
    -webkit-line-clamp:2;height:44px}</style><div class="short">${row('number')}${row('expiry')}${row('cvc')}</div>
    <div style="height:32px;overflow:hidden">${row('phone')}${row('trap')}</div><p>Your data is safe</p><button>Pay</button>`);
  const fields = view.elements.filter(({ tag }) => tag === 'input');
  assert.deepEqual(
    fields.map(({ name, covered }) => [name, covered]),
    ['number', 'expiry', 'cvc', 'phone'].map((name) => [name, false]),
  );
});

test('hidden tick boxes with a visible label are seen and clicked through the label', async () => {
  const view = await shop.see(`
    <label><input type="checkbox" name="terms" style="position:absolute;opacity:0;width:0;height:0"><span>Terms</span></label>
    <input type="radio" name="size" id="m" value="M" style="display:none"><label for="m">M</label>
    <input type="checkbox" name="trap" style="position:absolute;left:-9999px">`);
  assert.equal(named(view, 'terms')?.proxied, true);
  assert.equal(named(view, 'size')?.label, 'M');
  assert.equal(named(view, 'trap'), undefined);
  const target = await resolveClickTarget(view, named(view, 'size')?.ref ?? '');
  await target?.click();
  assert.equal(await shop.page.locator('#m').isChecked(), true);
});

test('a transparent tick box is clicked itself where it lies on a face that nothing ties to it', async () => {
  const box = (name: string, over: string, face: string) => `<div style="position:relative;height:30px">
    <input type="radio" name="${name}" style="position:absolute;opacity:0;width:20px;height:20px;margin:0;${over}">
    <label style="position:relative;display:inline-block;width:20px;height:20px;${face}"></label></div>`;
  const view = await shop.see(`${box('over', 'z-index:3', '')}${box('under', '', 'z-index:3')}
    ${box('beside', 'z-index:3', 'left:40px')}${box('through', 'z-index:3;pointer-events:none', '')}
    <div style="height:3000px"></div>${box('below', 'z-index:3', '')}`);
  const targets = ['over', 'under', 'beside', 'through', 'below'].map((name) => [name, named(view, name)?.proxied]);
  assert.deepEqual(targets, [
    ['over', false],
    ['under', true],
    ['beside', true],
    ['through', true],
    ['below', false],
  ]);
});

test('an entry of a list leaves its role to the tick inside it: a press beside the tick would choose nothing', async () => {
  const entry = (name: string) => `<li role="option"><input type="radio" name="way" id="${name}" value="${name}">
    <label for="${name}">${name}</label></li>`;
  const view = await shop.see(`<ul role="listbox">${entry('Cash')}${entry('Card')}</ul>
    <ul role="listbox"><li role="option">Red</li></ul>`);
  const choices = view.elements.map(({ role, label, text }) => `${role} ${label || text}`);
  assert.deepEqual(choices, ['radio Cash', 'radio Card', 'option Red']);
});

test('controls in a closed fold are not there, whatever they are made of', async () => {
  const fold = (open: string) => `<details ${open}><summary>Code?</summary><input name="code${open}">
    <div role="button" id="div${open}">Use</div><a href="#" id="link${open}">Help</a></details>`;
  await shop.show(`${fold('')}${fold('open')}<a href="/x" id="bare" style="display:contents"><b>Bare</b></a>`);
  const view = await snapshot(shop.page);
  const ids = view.elements.filter(({ visible }) => visible).map(({ id, name, tag }) => id || name || tag);
  assert.deepEqual(ids, ['summary', 'summary', 'codeopen', 'divopen', 'linkopen', 'bare']);
});

test('a button in a shadow root is shut where its host says so', async () => {
  const view = await shop.see(`<x-press aria-disabled="true"></x-press><x-press></x-press><script>
    for (const host of document.querySelectorAll('x-press'))
      host.attachShadow({ mode: 'open' }).innerHTML = '<button>Continue</button>';</script>`);
  const buttons = view.elements.filter(({ tag }) => tag === 'button');
  assert.deepEqual(
    buttons.map(({ disabled }) => disabled),
    [true, false],
  );
});

test('open and closed shadow roots and frames are one page, each reference in its own frame', async () => {
  const view = await shop.see(`<div id="o"></div><div id="c"></div><label>Card number</label>
    <iframe srcdoc="<input name='pan'>" style="height:40px"></iframe><iframe srcdoc="<input name='spy'>" style="display:none"></iframe>
    <script>
      document.getElementById('o').attachShadow({mode:'open'}).innerHTML = '<label>City <input name=city></label>';
      document.getElementById('c').attachShadow({mode:'closed'}).innerHTML = '<label>ZIP <input name=zip></label>';
    </script>`);
  assert.equal(named(view, 'city')?.label, 'City');
  assert.equal(named(view, 'zip')?.label, 'ZIP');
  assert.equal(named(view, 'pan')?.label, 'Card number');
  assert.equal(named(view, 'spy'), undefined);
  const ref = named(view, 'pan')?.ref ?? '';
  await (await resolveRef(view, ref))?.fill('42');
  assert.equal(await frameOf(view, ref)?.locator('input').inputValue(), '42');
});

test('a label inside a component is read with what the page put into its slot', async () => {
  const view = await shop.see(`<div id="r"><b>Next day</b> <i>$27.80</i></div><script>
    document.getElementById('r').attachShadow({mode:'open'}).innerHTML = '<label><input type=radio name=ship><slot>empty</slot></label>';
    </script>`);
  assert.equal(named(view, 'ship')?.label, 'Next day $27.80');
});

test('values of cards and passwords never leave the page', async () => {
  const view =
    await shop.see(`<input name="x" value="4111 1111 1111 1111"><input name="cvc" value="123"><input name="y" value="12/29">
    <input type="password" name="p" value="secret"><input name="city" value="Berlin">`);
  assert.doesNotMatch(JSON.stringify(view), /4111|secret|12\/29|"123"/);
  assert.equal(named(view, 'x')?.filled, true);
  assert.equal(named(view, 'city')?.value, 'Berlin');
});

test('what was scrolled up in a layer is still there, what never was in sight is not', async () => {
  await shop.see(`<div id="layer" style="position:fixed;inset:0;overflow:auto;background:#fff"><div role="dialog">
    <input name="decoy" style="position:absolute;top:-900px"><input name="first"><div style="height:3000px"></div>
    <input name="last"></div></div>`);
  await shop.page.evaluate(() => document.getElementById('layer')?.scrollTo(0, 2_000));
  const names = (await snapshot(shop.page)).elements.map(({ name }) => name);
  assert.deepEqual(names, ['first', 'last']);
});

test('what a dialog covers is marked, what lies below the fold is not', async () => {
  const view =
    await shop.see(`<button id="back">Buy</button><div style="height:3000px"></div><button id="low">Low</button>
    <div style="position:fixed;inset:0;background:#0008"><div role="dialog" style="background:#fff;margin:100px">
    <p>Join our newsletter</p><button id="close">Close</button></div></div>`);
  const covered = Object.fromEntries(view.elements.map((e) => [e.id, e.covered]));
  assert.deepEqual(covered, { back: true, low: true, close: false });
  assert.equal(view.modal, true);
  await shop.page.evaluate(() => document.querySelector('[role=dialog]')?.parentElement?.remove());
  const free = await snapshot(shop.page);
  assert.ok(free.elements.every((e) => !e.covered));
});

test('a field behind an opaque box is covered, also below the fold', async () => {
  const trap = (name: string): string =>
    `<div style="position:relative;height:120px"><div style="position:absolute;inset:0;background:#fff;z-index:2">Safe</div><div style="position:absolute;inset:0;z-index:1"><input name="${name}"></div></div>`;
  const view = await shop.see(`${trap('near')}<div style="height:2500px"></div>${trap('far')}<input name="open">`);
  assert.deepEqual(
    view.elements.map((e) => [e.name, e.covered]),
    [
      ['near', true],
      ['far', true],
      ['open', false],
    ],
  );
});

test('a field that lies under something is a decoy also below a bar, and where only its edge is in the window', async () => {
  const bar = `<div style="position:fixed;bottom:0;left:0;right:0;height:60px;background:#fff">Shop</div>`;
  const trap = (above: number, name: string) =>
    `<div style="position:absolute;top:calc(100vh - ${above}px);height:40px;width:300px"><input name="${name}" style="position:absolute;inset:4px"><p style="position:absolute;inset:0;margin:0;background:#fff;z-index:2">Gift</p></div>`;
  const near = `<input name="open" style="position:absolute;top:calc(100vh - 50px);left:400px">`;
  const view = await shop.see(`${trap(50, 'barred')}${near}${bar}<div style="height:2000px"></div>`);
  assert.deepEqual([named(view, 'barred')?.covered, named(view, 'open')?.covered], [true, false]);
  const edge = await shop.see(`${trap(5, 'edge')}<div style="height:2000px"></div>`);
  assert.equal(named(edge, 'edge')?.covered, true);
});

test('a bar that sticks to the top does not hide what scrolls under it', async () => {
  const view = await shop.see(
    `<div style="position:fixed;top:0;left:0;right:0;height:60px;background:#fff">Shop</div><button>Add to cart</button><div style="height:2000px"></div>`,
  );
  assert.equal(view.elements.find((e) => e.text === 'Add to cart')?.covered, false);
});

test('a complaint in the box of one field is not said of its neighbour, and names no field', async () => {
  const field = (name: string, more = '') => `<p><label>${name} <input name="${name}"></label>${more}</p>`;
  const wrong = '<span class="field-error">Digits only</span>';
  const view = await shop.see(`<form><div>${field('mail')}${field('phone', wrong)}</div>
    <table><tr><td>Quarter:</td><td><input name="quarter"><div class="field-error">Is needed</div></td></tr></table></form>`);
  assert.deepEqual([named(view, 'mail')?.error, named(view, 'phone')?.error], ['', 'Digits only']);
  assert.deepEqual([named(view, 'quarter')?.label, named(view, 'quarter')?.error], ['Quarter:', 'Is needed']);
});

test('a complaint beside two fields is about the one that is marked, where the other has an answer', async () => {
  const view = await shop.see(`<form><p><label for="m">Email</label> <input id="m" name="m" value="ada@example.com">
    <label for="p">Phone</label> <input id="p" name="p" value="+1 503" aria-invalid="true" aria-describedby="d">
    <span id="d" class="error">Numbers only</span></p></form>`);
  assert.deepEqual([named(view, 'm')?.error, named(view, 'p')?.error], ['', 'Numbers only']);
});

test('headings, messages, errors and amounts are read', async () => {
  const view =
    await shop.see(`<main><h2>Delivery address</h2><div class="field"><label for="z">ZIP</label><input id="z" name="z" aria-invalid="true" aria-describedby="e"><span id="e" class="error">ZIP is not valid</span></div>
    <div role="alert">Please check your input</div>
    <div style="display:flex"><span>Total</span><del>$20.00</del><span>$<b>15</b><sup>99</sup></span></div></main>`);
  assert.equal(named(view, 'z')?.section, 'Delivery address');
  assert.equal(named(view, 'z')?.error, 'ZIP is not valid');
  assert.ok(view.messages.some((m) => m.text === 'Please check your input' && m.kind === 'error'));
  assert.deepEqual(
    view.rows.map((r) => [r.label, r.amountText]),
    [['Total', '$15.99']],
  );
});

test('the title of a step that folds heads its fields, a title beside other words or a link elsewhere does not', async () => {
  const step = (bar: string, name: string) =>
    `<div><div>${bar}</div><div id="f${name}"><input name="${name}"></div></div>`;
  const view = await shop.see(`<main>${step('<h4><a href="#fa">2. Billing details</a></h4>', 'a')}
    ${step('<h5><button type="button" aria-controls="fb">3. Delivery</button></h5>', 'b')}
    ${step('<h4><a href="/lamp">Desk lamp</a></h4>', 'c')}
    ${step('<h4><a href="#fd">4. Payment</a></h4><p>Cash only</p>', 'd')}</main>`);
  const titles = ['a', 'b', 'c', 'd'].map((name) => named(view, name)?.section);
  assert.deepEqual(titles, ['2. Billing details', '3. Delivery', '', '']);
});

test('a dash that parts a name from its price is no minus, a hyphen that does not break is one', async () => {
  const view = await shop.see(`<p>Flat shipping rate - $5.00</p>
    <div><div style="float:right">\u2011$4.20</div><div>Discount coupon</div></div><div>Discount: -$3.00</div>`);
  assert.deepEqual(
    view.rows.map((r) => [r.label, r.amountText]),
    [
      ['Flat shipping rate', '$5.00'],
      ['Discount coupon', '-$4.20'],
      ['Discount', '-$3.00'],
    ],
  );
});

test('a page of ten thousand elements is read in linear time', async () => {
  const row = (i: number): string =>
    `<div><p>Item <b>${i}</b></p><span>€ ${i},00</span><a href="/p/${i}">More</a><ul><li>a<li>b</ul></div>`;
  const time = async (count: number): Promise<number> => {
    await shop.show(Array.from({ length: count }, (_, i) => row(i)).join(''));
    const took: number[] = [];
    // The quickest: other work on the machine hits some of them.
    for (let again = 0; again < 4; again += 1) took.push((await snapshot(shop.page)).took);
    return Math.min(...took);
  };
  const small = await time(125);
  const large = await time(1250);
  assert.ok(large < Math.max(small, 20) * 25, `${small} ms for a thousand, ${large} ms for ten thousand`);
});

test('the number of cardigans is read, what may be a security code is not', async () => {
  const field = (label: string, name: string, value: string) =>
    `<div><label>${label} <input name="${name}" value="${value}"></label></div>`;
  const seen = await shop.see(
    field('Quantity of Cardigan', 'q', '3') + field('Card', 'quantity', '123') + field('Card month', 'm', '12'),
  );
  assert.deepEqual(
    seen.elements.map(({ value, masked }) => [value, masked]),
    [
      ['3', false],
      ['', true],
      ['', true],
    ],
  );
});

test('a button with nothing but a picture is called by what the picture says when pointed at', async () => {
  const { elements } = await shop.see(
    '<form><button type="submit"><i title="Update" style="display:inline-block;width:16px;height:16px"></i></button></form>',
  );
  assert.equal(elements[0]?.text, 'Update');
});
