/* global shop */
const place = (name) => document.getElementById(shop.ids[name]);
/** Looks through shadow roots as well: the event's own path. */
const within = (event, selector) => event.composedPath().find((node) => node.matches?.(selector));
/** Set by the last of these files. */
const life = { isAwake: false };
const on = (type, selector, act) =>
  document.addEventListener(
    type,
    (event) => {
      const element = within(event, selector);
      if (element && life.isAwake) act(element, event);
    },
    type === 'blur' || type === 'focus',
  );

/** After every change of the page: what depends on other answers is set again. */
const settlers = [];
const settle = () => {
  for (const act of settlers) act();
};

const busyMark = (() => {
  let pressed = null;
  let words = '';
  return {
    start(button) {
      const { look } = shop.busy;
      const box = place('busy');
      if (box && (look === 'spinner' || look === 'mask')) {
        box.hidden = false;
        box.dataset.look = look;
        box.style.opacity = '1';
      }
      if (look === 'skeleton' && place('sums')) place('sums').classList.add(...shop.skeleton.split(' '));
      if (look === 'button' && button?.tagName === 'BUTTON') {
        pressed = button;
        words = button.innerHTML;
        button.disabled = true;
        button.textContent = shop.words.wait;
      }
    },
    stop() {
      const box = place('busy');
      place('sums')?.classList.remove(...shop.skeleton.split(' '));
      if (pressed?.isConnected) {
        pressed.disabled = false;
        pressed.innerHTML = words;
      }
      pressed = null;
      if (!box || box.hidden) return;
      box.style.opacity = '0';
      setTimeout(() => {
        box.hidden = true;
      }, shop.busy.fadeMs);
    },
  };
})();

/** The last button may name the total. */
const sayOnOrder = (words) => {
  for (const button of document.querySelectorAll('[data-order]')) {
    if (button.tagName === 'INPUT') button.value = words;
    else (button.querySelector('span span') ?? button).textContent = words;
  }
};

/** To another page of the shop; where all pages are one document, to another route. */
const goTo = (url) => {
  if (shop.by !== 'fragment' || !url.startsWith('/')) location.assign(url);
  else if (location.hash === `#${url}`) openRoute();
  else location.hash = `#${url}`;
};
const openRoute = async () => {
  const reply = await fetch(location.hash.slice(1) || '/', { headers: { 'x-part': 'main' } });
  place('app').innerHTML = await reply.text();
  place('panel').innerHTML = '';
  place('drawer').hidden = true;
  place('drawer').innerHTML = '';
  const { pathname, search } = new URL(reply.url);
  history.replaceState(null, '', `#${pathname}${search}`);
  scrollTo(0, 0);
  if (life.isAwake) enliven();
};
if (shop.by === 'fragment') addEventListener('hashchange', openRoute);

const take = (answer) => {
  if (answer.go) {
    goTo(answer.go);
    return;
  }
  for (const [name, markup] of Object.entries(answer.outer ?? {})) {
    const target = place(name);
    if (target) target.outerHTML = markup;
  }
  for (const [name, markup] of Object.entries(answer.swap ?? {})) {
    const target = place(name);
    if (target) target.innerHTML = markup;
  }
  if (answer.order) sayOnOrder(answer.order);
  if (answer.open) {
    const drawer = place('drawer');
    drawer.hidden = false;
    drawer.dataset.look = answer.open;
    if (answer.closesAfter)
      setTimeout(() => {
        drawer.hidden = true;
        drawer.innerHTML = '';
      }, answer.closesAfter);
  }
  fadeToasts();
  settle();
};

const ask = async (url, body, button) => {
  busyMark.start(button);
  try {
    const reply = await fetch(url, { method: body ? 'POST' : 'GET', body, headers: { 'x-requested-with': 'fetch' } });
    const answer = await reply.json();
    take(answer);
    return answer;
  } finally {
    busyMark.stop();
  }
};

const fadeToasts = () => {
  for (const toast of document.querySelectorAll('[data-fade]')) {
    setTimeout(() => toast.remove(), Number(toast.dataset.fade));
    toast.removeAttribute('data-fade');
  }
};

/** What a form would send if this control had sent it. */
const dataOf = (form, submitter) => {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') data.append(name, value);
  if (submitter?.name) data.append(submitter.name, submitter.value);
  if (submitter?.dataset?.name) data.append(submitter.dataset.name, submitter.dataset.value ?? '');
  return data;
};

/** Other parts may hold a form back until they are done, as a card in frames does. */
const holders = [];
const send = async (form, submitter) => {
  if (form.dataset.sending) return;
  form.dataset.sending = '1';
  try {
    for (const hold of holders) await hold(form);
    if (form.hasAttribute('data-swap')) {
      const answer = await ask(form.getAttribute('action'), dataOf(form, submitter), submitter);
      if (answer.pressed && submitter) submitter.textContent = `✓ ${answer.pressed}`;
      if (answer.becomes && submitter) submitter.outerHTML = answer.becomes;
      return;
    }
    if (submitter?.dataset?.name) {
      const hidden = document.createElement('input');
      Object.assign(hidden, { type: 'hidden', name: submitter.dataset.name, value: submitter.dataset.value ?? '' });
      form.append(hidden);
    } else if (submitter?.name) {
      const hidden = document.createElement('input');
      Object.assign(hidden, { type: 'hidden', name: submitter.name, value: submitter.value });
      form.append(hidden);
    }
    busyMark.start(submitter);
    form.submit();
  } finally {
    delete form.dataset.sending;
  }
};

on('submit', 'form', (form, event) => {
  if (form.getAttribute('method') !== 'post') return;
  event.preventDefault();
  send(form, event.submitter);
});
on('click', '[data-submit]', (element, event) => {
  event.preventDefault();
  if (element.getAttribute('aria-disabled') === 'true') return;
  const form = element.dataset.form ? document.getElementById(element.dataset.form) : element.closest('form');
  if (form && (form.noValidate || form.reportValidity())) send(form, element);
});
on('click', '[data-href]', (element) => goTo(element.dataset.href));
on('click', 'a[href^="/"]', (link, event) => {
  if (shop.by !== 'fragment') return;
  event.preventDefault();
  goTo(link.getAttribute('href'));
});
on('click', '[data-open]', (element) => {
  const box = document.getElementById(element.dataset.open);
  box.hidden = !box.hidden && !element.hasAttribute('data-hides');
  element.setAttribute('aria-expanded', String(!box.hidden));
  if (element.dataset.hides === 'around') element.parentElement.hidden = true;
  else if (element.hasAttribute('data-hides')) element.hidden = true;
});
on('click', '[data-close-box]', (element) => {
  document.getElementById(element.dataset.closeBox).hidden = true;
});
on('click', '[data-close]', (element) => element.closest('[data-panel]').remove());
on('click', '[data-close-drawer]', () => {
  place('drawer').hidden = true;
  place('drawer').innerHTML = '';
});
on('click', '[data-cart-drawer]', async (_, event) => {
  event.preventDefault();
  await ask('/cart/drawer');
  place('drawer').hidden = false;
  place('drawer').dataset.look = 'drawer';
});
