import { addToBag } from './bag.js';
import { $, boot, esc, go, money, pressable } from './core.js';
import { dropdown } from './dropdown.js';

export function home(main) {
  main.innerHTML = `<section class="hero"><h1>Slow goods for fast days.</h1><p>Small-batch clothes and objects, shipped from Portland, Maine.</p></section>
    <div class="tiles">${boot.products
      .map(
        (
          product,
        ) => `<a class="tile" href="/p/${product.slug}" data-link><img src="/media/${product.slug}.svg" alt="">${product.tag ? `<em>${esc(product.tag)}</em>` : ''}
      <span>${esc(product.title)}</span><span class="muted">${money(product.price)}</span></a>`,
      )
      .join('')}</div>`;
}

export function productView(main, slug) {
  const product = boot.products.find((candidate) => candidate.slug === slug);
  if (!product) {
    main.innerHTML = '<section class="hero"><h1>Washed away.</h1><p>That page doesn’t exist any more.</p></section>';
    return;
  }
  const strict = product.behaviour === 'variant-required';
  const groups = product.variants ?? [];
  const picked = groups.map((group) => (strict ? '' : group.values.find((value) => !value.soldOut).label));
  let quantity = 1;
  main.innerHTML = `<div class="pdp"><img class="pdp__photo" src="/media/${slug}.svg" alt="${esc(product.title)}"><div class="pdp__side">
    <h1>${esc(product.title)}</h1><div class="pdp__price">${money(product.price)}</div><p>${esc(product.description)}</p>
    ${groups.map((group, index) => `<div class="opt" data-g="${index}"><div class="opt__name">${esc(group.name)}</div>${group.kind === 'color' ? `<div class="swatches">${group.values.map((value) => `<div class="swatch" role="button" tabindex="0" aria-pressed="${picked[index] === value.label}" data-v="${esc(value.label)}">${esc(value.label)}</div>`).join('')}</div>` : '<div class="size-dd"></div>'}</div>`).join('')}
    <div class="opt"><div class="opt__name">Quantity</div><div class="stepper stepper--big"><span role="button" tabindex="0" aria-label="Less" data-d="-1">−</span><b class="qty">1</b><span role="button" tabindex="0" aria-label="More" data-d="1">+</span></div></div>
    <p class="pdp__stock">${product.left === 0 ? 'Sold out' : product.left < 5 ? `Only ${product.left} left` : 'In stock, ships in 1–2 days'}</p>
    <div class="err" role="alert"></div>
    ${product.left === 0 ? '<div class="cta cta--off" aria-disabled="true">Sold out</div>' : '<div class="cta add" role="button" tabindex="0">Add to bag</div>'}</div></div>`;

  groups.forEach((group, index) => {
    const box = $(`.opt[data-g="${index}"]`, main);
    for (const swatch of box.querySelectorAll('.swatch')) {
      pressable(swatch, () => {
        picked[index] = swatch.dataset.v;
        for (const other of box.querySelectorAll('.swatch'))
          other.setAttribute('aria-pressed', String(other === swatch));
      });
    }
    const mount = $('.size-dd', box);
    if (mount) {
      dropdown(mount, {
        label: group.name,
        value: picked[index],
        choices: group.values.filter((value) => !value.soldOut).map((value) => [value.label, value.label]),
        onPick: (value) => {
          picked[index] = value;
        },
      });
    }
  });
  for (const control of main.querySelectorAll('.stepper--big [role=button]')) {
    pressable(control, () => {
      quantity = Math.max(1, quantity + Number(control.dataset.d));
      $('.qty', main).textContent = String(quantity);
    });
  }
  const add = $('.add', main);
  if (!add) return;
  pressable(add, async () => {
    add.classList.add('cta--busy');
    const answer = await addToBag(slug, picked.every(Boolean) ? picked.join(' / ') : '', quantity);
    add.classList.remove('cta--busy');
    $('.err', main).textContent = answer.ok ? '' : answer.error;
  });
}

export function track(main) {
  main.innerHTML = `<section class="narrow"><h1>Track an order</h1><div class="fl"><input id="t-order" placeholder=" "><span>Order number or bag id</span></div>
    <div class="fl"><input id="t-email" placeholder=" "><span>Email</span></div><div class="cta" role="button" tabindex="0">Track</div><div class="found" role="status"></div></section>`;
  pressable($('.cta', main), async () => {
    const query = new URLSearchParams({ order: $('#t-order').value.trim(), email: $('#t-email').value.trim() });
    const answer = await fetch(`/api/track?${query}`);
    const data = await answer.json();
    $('.found', main).innerHTML = answer.ok
      ? `<p>Order <strong>${esc(data.number)}</strong> · ${money(data.total)} · ${esc(data.status)}</p>`
      : `<p class="err">${esc(data.error)}</p>`;
  });
}

export function thanks(main, number) {
  const last = history.state ?? {};
  main.innerHTML = `<section class="narrow thanks"><div class="tick">✓</div><h1>You’re all set.</h1>
    <p>Order <strong class="order-no">${esc(number)}</strong>${last.total ? ` · ${money(last.total)}` : ''}</p><p class="muted">We’ve emailed your receipt${last.email ? ` to ${esc(last.email)}` : ''}.</p>
    <div class="cta cta--ghost" role="button" tabindex="0">Keep browsing</div></section>`;
  pressable($('.cta', main), () => go('/'));
}
