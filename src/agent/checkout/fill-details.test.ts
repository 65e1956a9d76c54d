import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { answerComplaints } from './answer-complaints.ts';
import { answerQuestion } from './answer-question.ts';
import { checkAnswered, fillDetails } from './fill-details.ts';

/** A field that narrows a list while somebody types, and takes nothing but an entry of it. */
const CHECKOUT = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
  <label>Full name <input name="name"></label><label>Street <input name="street"></label>
  <label>City <input name="city"></label><label>ZIP code <input name="zip"></label>
  <label for="country">Country</label><input type="hidden" name="code">
  <input id="country" role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off">
  <ul role="listbox" hidden><li role="option">Canada</li><li role="option">United States</li></ul>
  <button>Continue</button></form></main>
  <script>
    const [field, list] = [document.getElementById('country'), document.querySelector('ul')];
    const open = () => {
      list.hidden = false;
      field.setAttribute('aria-expanded', 'true');
      for (const item of list.children) item.hidden = !item.textContent.includes(field.value);
    };
    field.onclick = open;
    field.oninput = open;
    list.onclick = ({ target }) => {
      field.value = target.textContent;
      document.querySelector('[name=code]').value = target.textContent;
      list.hidden = true;
      field.setAttribute('aria-expanded', 'false');
    };
  </script>`;

test('a country that is typed to narrow a list is taken from the list', async () => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': CHECKOUT }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 3; looks += 1) await fillDetails.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=code]'), 'United States');
    assert.notEqual(await run.page.inputValue('[name=street]'), '');
  } finally {
    await close();
  }
});

/** A drawn list with a field for searching: an entry that was taken stands beside the field, which throws away what is typed. */
const SEARCHED = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
  <label>Full name <input name="name"></label><label>Street <input name="street"></label>
  <div id="province"></div><div id="city"></div>
  <label>ZIP code <input name="zip"></label><button>Continue</button></form></main>
  <script>
    const taken = {}, times = {};
    const fold = (text) => text.toLowerCase();
    function list(id, name, entries, then) {
      const box = document.getElementById(id);
      box.innerHTML = '<div style="border:1px solid #999;display:flex;height:40px;position:relative"><div class="face"></div>'
        + '<input role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off" aria-label="' + name + '" style="border:0;outline:0"></div>';
      const [field, face] = [box.querySelector('input'), box.querySelector('.face')];
      const show = () => { face.className = 'face' + (taken[id] ? '' : ' placeholder'); face.textContent = taken[id] ?? name; };
      const close = () => { box.querySelector('[role=listbox]')?.remove(); field.value = ''; field.setAttribute('aria-expanded', 'false'); show(); };
      const open = () => {
        box.querySelector('[role=listbox]')?.remove();
        field.setAttribute('aria-expanded', 'true');
        const fitting = entries().filter((entry) => fold(entry).includes(fold(field.value)));
        field.parentElement.insertAdjacentHTML('beforeend', '<div role="listbox" style="position:absolute;top:40px;background:#fff;z-index:2">'
          + fitting.map((entry) => '<div role="option">' + entry + '</div>').join('') + '</div>');
      };
      field.onmousedown = open;
      field.oninput = open;
      field.onblur = () => setTimeout(close);
      box.onmousedown = (event) => {
        if (event.target.getAttribute('role') !== 'option') return;
        event.preventDefault();
        taken[id] = event.target.textContent;
        times[id] = (times[id] ?? 0) + 1;
        close();
        then?.();
      };
      field.disabled = entries().length === 0;
      show();
    }
    const cities = () => list('city', 'City*', () => taken.province ? ['Springfield', 'Portland', 'New York', 'San Francisco', 'Austin', 'Chicago'] : []);
    list('province', 'State*', () => ['California', 'Illinois', 'New York', 'Oregon', 'Texas'], () => { delete taken.city; cities(); });
    cities();
  </script>`;

test('a country is taken from the list that nothing in the page announces', async () => {
  const silent = CHECKOUT.replaceAll(/ (role|aria-autocomplete|aria-expanded)="\w+"/g, '').replaceAll(
    /field.setAttribute.*/g,
    '',
  );
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': silent }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 3; looks += 1) await fillDetails.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=code]'), 'United States');
  } finally {
    await close();
  }
});

test('province and town are taken from drawn lists, once each, and seen beside the fields that search them', async () => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': SEARCHED }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 5; looks += 1) await fillDetails.act(run, await look(run));
    const { city } = run.order.shippingAddress;
    assert.deepEqual(await run.page.evaluate('({ city: taken.city, times })'), {
      city,
      times: { province: 1, city: 1 },
    });
  } finally {
    await close();
  }
});

test('a list whose field says only that it completes, and whose entries are options by name alone, is taken from', async () => {
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
    <label for="land">Country</label><div id="land" style="position:relative">
      <div id="control" style="border:1px solid #999;height:40px"><b></b><input type="text" aria-autocomplete="list" autocomplete="off" style="border:0"></div></div>
    <label>Full name <input name="name"></label><label>Street <input name="street"></label>
    <label>City <input name="city"></label><label>ZIP code <input name="zip"></label><button>Continue</button></form></main>
    <script>
      const [box, control, field] = [document.getElementById('land'), document.getElementById('control'), document.querySelector('input')];
      const close = () => { document.querySelector('.list-of-options')?.remove(); field.value = ''; };
      control.onmousedown = () => box.insertAdjacentHTML('beforeend', '<div class="list-of-options" style="position:absolute;background:#fff">'
        + ['Canada', 'United States'].map((name) => '<div class="css-1-option" tabindex="-1">' + name + '</div>').join('') + '</div>');
      field.onblur = () => setTimeout(close);
      box.addEventListener('mousedown', (event) => { if (event.target.matches('.css-1-option')) event.preventDefault(); });
      box.onclick = ({ target }) => { if (target.matches('.css-1-option')) { control.firstChild.textContent = target.textContent; close(); } };
    </script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 3; looks += 1) await fillDetails.act(run, await look(run));
    assert.equal(await run.page.textContent('#control'), 'United States');
    assert.notEqual(await run.page.inputValue('[name=street]'), '');
  } finally {
    await close();
  }
});

test('a field that does not say that it has a list, and takes nothing but an entry of it, is taken from', async () => {
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
    <label>Full name <input name="name"></label><label>Street <input name="street"></label>
    <label for="town">City*</label><input id="town" autocomplete="off"><div id="pane" style="display:none"></div><input type="hidden" name="code">
    <label>ZIP code <input name="zip"></label><button>Continue</button></form></main>
    <script>
      const [town, pane, code] = [document.getElementById('town'), document.getElementById('pane'), document.querySelector('[name=code]')];
      const names = ['Portland, Oregon, United States', 'Portland Mills, Indiana', 'South Portland, Maine'];
      let timer;
      town.oninput = () => {
        clearTimeout(timer);
        code.value = '';
        timer = setTimeout(() => {
          pane.innerHTML = names.filter((name) => town.value && name.includes(town.value)).map((name) =>
            '<div class="variant"><span>' + name.replace(town.value, '<b>$&</b>') + '</span></div>').join('');
          pane.style.display = '';
        }, 300);
      };
      pane.onmousedown = (event) => { event.preventDefault(); code.value = town.value = event.target.closest('.variant').textContent; pane.style.display = 'none'; };
      town.onblur = () => setTimeout(() => { pane.style.display = 'none'; if (!code.value) town.value = ''; }, 100);
    </script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    let looks = 0;
    while ((await fillDetails.act(run, await look(run))) !== 'idle' && looks < 6) looks += 1;
    assert.equal(await run.page.inputValue('[name=code]'), 'Portland, Oregon, United States');
    assert.ok(looks < 6, 'the entry is the answer');
  } finally {
    await close();
  }
});

test('no order is sent from a form whose list of states waits for an answer that it does not offer', async () => {
  const form = (first: string) => `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
    <label>Full name <input name="name"></label><label>Street <input name="street"></label>
    <label>City <input name="city"></label><label>State <select name="state">${first}<option>Alberta</option></select></label>
    <label>ZIP code <input name="zip"></label><button>Continue</button></form></main>`;
  const [must, may] = ['<option value="" disabled selected>Choose</option>', '<option value="">None</option>'];
  const pages = answerPages({ '/must': form(must), '/may': form(may) });
  const { run, origin, close } = await startRunAtShop(pages, '/must');
  const checkAt = async (path: string) => {
    await run.page.goto(`${origin}${path}`);
    await fillDetails.act(run, await look(run));
    checkAnswered(run, await look(run));
  };
  try {
    await assert.rejects(checkAt('/must'), /"State" has to be filled/);
    await checkAt('/may');
  } finally {
    await close();
  }
});

test('no order is sent from a form whose town has to be given and takes none', async () => {
  const town = (label: string) => `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
    <label>Full name* <input name="name"></label><label>Street* <input name="street"></label>
    <label>${label} <input name="city" onblur="setTimeout(() => (this.value = ''))"></label>
    <label>ZIP code* <input name="zip"></label><button>Place order</button></form></main>`;
  const pages = answerPages({ '/must': town('City*'), '/may': town('City') });
  const { run, origin, close } = await startRunAtShop(pages, '/must');
  const checkAt = async (path: string) => {
    await run.page.goto(`${origin}${path}`);
    for (let looks = 0; looks < 4; looks += 1) await fillDetails.act(run, await look(run));
    checkAnswered(run, await look(run));
  };
  try {
    await checkAt('/may');
    run.tries.forget(/^fill /);
    await assert.rejects(checkAt('/must'), /"City\*" has to be filled/);
  } finally {
    await close();
  }
});

test('what a field held until the form was drawn anew was not refused, however often that happens', async () => {
  const field = (label: string, name: string) => `<label>${label} <input name="${name}" required></label>`;
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>${field('Full name', 'name')}${field('Street', 'street')}
    ${field('City', 'city')}${field('ZIP code', 'zip')}<button>Place order</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  const drawAnew = () =>
    run.page.$eval('[name=city]', (city) => {
      const html = city.outerHTML;
      city.outerHTML = html;
    });
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let drawn = 0; drawn < 5; drawn += 1) {
      await drawAnew();
      for (let looks = 0; looks < 2; looks += 1) await fillDetails.act(run, await look(run));
      assert.notEqual(await run.page.inputValue('[name=city]'), '', `drawn anew ${drawn} times`);
    }
    for (let drawn = 0; drawn < 9; drawn += 1) {
      await drawAnew();
      for (let looks = 0; looks < 2; looks += 1) await fillDetails.act(run, await look(run));
    }
    await drawAnew();
    const emptied = await look(run);
    assert.throws(() => checkAnswered(run, emptied), /"City" has to be filled/, 'not for ever');
  } finally {
    await close();
  }
});

/** A cart that opened over the product's page, which asks its visitors for a review. */
const UNDER_CART = `<main><h1>Mug</h1><p>$17.85</p><form action="/add"><button>Add to cart</button></form>
  <form action="/review"><h2>Reviews</h2>${[1, 2, 3].map((star) => `<label><input type="radio" name="stars" value="${star}" required>${star} ★</label>`).join('')}
  <label>Your name <input name="name"></label><textarea name="text"></textarea><button>Continue</button></form></main>
  <div role="dialog" style="position:fixed;top:20px;left:20px;background:#fff"><h2>Cart</h2><p>1 × Mug $17.85</p>
  <label>E-mail address <input name="mail" type="email"></label><a href="/checkout">Checkout</a></div>`;

test('the form for a review under an open cart is left alone; what the cart itself asks for is answered', async () => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/mug': UNDER_CART }), '/mug');
  try {
    await run.page.goto(`${origin}/mug`);
    const view = await look(run);
    await fillDetails.act(run, view);
    assert.equal(answerQuestion.appliesWhen(run, view), false);
    assert.equal(await run.page.inputValue('[name=name]'), '');
    assert.notEqual(await run.page.inputValue('[name=mail]'), '');
  } finally {
    await close();
  }
});

test('a form that is drawn anew as it began is no mask: the same spelling is typed again', async () => {
  const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>${field('Full name', 'name')}${field('Street', 'street')}
    ${field('City', 'city')}${field('ZIP code', 'zip')}${field('Phone', 'phone')}<button>Continue</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    await fillDetails.act(run, await look(run));
    const typed = await run.page.inputValue('[name=phone]');
    await run.page.fill('[name=phone]', '99999');
    for (let looks = 0; looks < 2; looks += 1) await fillDetails.act(run, await look(run));
    assert.notEqual(typed, '');
    assert.equal(await run.page.inputValue('[name=phone]'), typed);
  } finally {
    await close();
  }
});

test('a page that shows again what it refused has no mask either: no spelling is passed over', async () => {
  const field = (label: string, rest: string) => `<label>${label} <input ${rest}></label>`;
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>${field('Full name', 'name="name"')}
    ${field('Street', 'name="street"')}${field('City', 'name="city"')}${field('ZIP code', 'name="zip"')}
    ${field('Phone', 'name="phone"')}<button>Continue</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  const { page: shown } = run;
  try {
    await shown.goto(`${origin}/checkout`);
    await fillDetails.act(run, await look(run));
    const sent = await shown.inputValue('[name=phone]');
    await shown.$eval('[name=phone]', (phone) => phone.setAttribute('aria-invalid', 'true'));
    assert.ok(answerComplaints(run, null, await look(run)));
    await fillDetails.act(run, await look(run));
    const next = await shown.inputValue('[name=phone]');
    assert.notEqual(next, sent);
    await shown.fill('[name=phone]', sent);
    await fillDetails.act(run, await look(run));
    assert.equal(await shown.inputValue('[name=phone]'), next);
  } finally {
    await close();
  }
});

test('what was typed into a field that is none of the order’s is taken out again; what the shop put there stays', async () => {
  const field = (label: string, rest: string) => `<label>${label} <input ${rest}></label>`;
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>${field('Full name', 'name="name"')}
    ${field('Street', 'name="street"')}${field('Company', 'name="firm" value="Their own"')}
    ${field('City', 'name="city"')}${field('ZIP code', 'name="zip"')}<button>Continue</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    await fillDetails.act(run, await look(run));
    assert.notEqual(await run.page.inputValue('[name=city]'), '');
    const { snapshot } = await look(run);
    const said = snapshot.elements.filter(({ name }) => name === 'city' || name === 'firm');
    run.recipe.learn(
      said.map((element) => ({ of: 'field', target: run.recipe.printOf(element), is: 'other', section: 'other' })),
    );
    for (let looks = 0; looks < 3; looks += 1) await fillDetails.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=city]'), '');
    assert.equal(await run.page.inputValue('[name=firm]'), 'Their own');
    assert.notEqual(await run.page.inputValue('[name=street]'), '');
  } finally {
    await close();
  }
});

test('what stands with the card is written once the card is there, where blocks above it are still to be saved', async () => {
  const block = (save: string) =>
    `<form><h2>Shipping address</h2><label>Street <input name="street" value="1 High St"></label>${save}</form>`;
  const card = `<form><h2>Payment</h2><label>Card number <input name="number" autocomplete="cc-number"></label>
    <label>CVC <input name="cvc" autocomplete="cc-csc"></label><label>ZIP code <input name="zip"></label><button>Pay</button></form>`;
  const page = (save: string) => `<main><h1>Checkout</h1>${block(save)}${card}</main>`;
  const { run, origin, close } = await startRunAtShop(
    answerPages({ '/blocks': page('<button>Save and continue</button>'), '/whole': page('') }),
    '/blocks',
  );
  const zipAfter = async (path: string, number: string) => {
    await run.page.goto(`${origin}${path}`);
    await run.page.fill('[name=number]', number);
    await fillDetails.act(run, await look(run));
    return run.page.inputValue('[name=zip]');
  };
  try {
    assert.equal(await zipAfter('/blocks', ''), '');
    assert.notEqual(await zipAfter('/blocks', '4242'), '');
    assert.notEqual(await zipAfter('/whole', ''), '');
  } finally {
    await close();
  }
});

test('what a layer over a product page covers is neither filled nor counts as told', async () => {
  const page = `<main><h1>Lamp</h1><p>$20.00</p><form><h3>Add review</h3><label>Your name <input name="reviewer"></label></form></main>
    <div style="position:fixed;inset:0;background:#0008"><div role="dialog" aria-modal="true" style="background:#fff">
    <h4>Added to your cart</h4><a href="/cart">View cart</a></div></div>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/lamp': page }), '/lamp');
  try {
    await run.page.goto(`${origin}/lamp`);
    const added = { title: 'Lamp', finalUrl: `${origin}/lamp`, otherVariants: [] };
    run.memory.addedItems.push({ ...added, item: { url: `${origin}/lamp`, quantity: 1, variant: {} } });
    assert.equal(await fillDetails.act(run, await look(run)), 'idle');
    assert.equal(run.memory.buyerNamed, false);
  } finally {
    await close();
  }
});

/** The box only searches the list: what was chosen stands beside it, and the form is drawn anew under new names. */
const REDRAWN = `<main><h1>Checkout</h1><form></form></main>
  <script>
    let [drawn, chosen, presses] = [0, '', 0];
    const field = (name, label) => '<label>' + label + ' <input name="' + name + '"></label>';
    const draw = () => {
      drawn += 1;
      document.querySelector('form').innerHTML = '<h2>Shipping address</h2>' + field('name', 'Full name') +
        field('street', 'Street') + field('city', 'City') + field('zip', 'ZIP code') +
        '<div><label for="c' + drawn + '">Country</label><div><div><div>Please choose</div>' +
        (chosen && '<div><span>' + chosen + '</span></div>') +
        '<div><input role="combobox" aria-expanded="false" id="c' + drawn + '"></div></div></div></div><button>Continue</button>';
      const box = document.querySelector('[role=combobox]');
      box.onclick = () => {
        window.presses = presses += 1;
        box.insertAdjacentHTML('afterend', '<div role="listbox"><div role="option">Canada</div><div role="option">United States</div></div>');
        for (const each of document.querySelectorAll('[role=option]'))
          each.onclick = () => { window.chosen = chosen = each.textContent; draw(); };
      };
    };
    draw();
  </script>`;

test('a list whose box only searches it holds what stands beside the box', async () => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': REDRAWN }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 4; looks += 1) await fillDetails.act(run, await look(run));
    assert.deepEqual(await run.page.evaluate('[chosen, presses]'), ['United States', 1]);
    assert.notEqual(await run.page.inputValue('[name=street]'), '');
  } finally {
    await close();
  }
});

/** The country that the shop takes for granted is another one. */
const ABROAD = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
  <label>Full name <input name="name"></label><label>Street <input name="street"></label>
  <label>City <input name="city"></label><label>ZIP code <input name="zip"></label>
  <label>Country <select name="country"><option selected>Canada</option><option>United States</option></select></label>
  <button>Continue</button></form></main>`;

test('a delivery that was chosen for another country is forgotten, one that was chosen for this address is not', async () => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': ABROAD }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    Object.assign(run.memory, { shippingOption: 'Ground', shippingPrice: 11_00, shippingOffered: true });
    await fillDetails.act(run, await look(run));
    assert.deepEqual([run.memory.shippingOption, run.memory.shippingPrice], [null, null]);
    await fillDetails.act(run, await look(run));
    Object.assign(run.memory, { shippingOption: 'Parcel', shippingPrice: 21_00 });
    await run.page.selectOption('select', 'Canada');
    await fillDetails.act(run, await look(run));
    assert.deepEqual([run.memory.shippingOption, run.memory.shippingPrice], ['Parcel', 21_00]);
  } finally {
    await close();
  }
});
