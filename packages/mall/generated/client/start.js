/* global shop, place, settle, fadeToasts, on */
on('click', '[data-dismiss]', (button) => {
  sessionStorage.setItem('overlay', '1');
  button.closest('[data-overlay]').remove();
});

/** What a page, or a route of one document, does as soon as it is there. */
const enliven = () => {
  for (const box of document.querySelectorAll('[data-overlay]')) {
    if (sessionStorage.getItem('overlay')) box.remove();
    else
      setTimeout(() => {
        box.hidden = false;
      }, Number(box.dataset.overlay));
  }
  const wait = document.querySelector('[data-next]');
  if (wait) setTimeout(() => goTo(wait.dataset.next), Number(wait.dataset.wait));
  fadeToasts();
  settle();
};

const wake = () => {
  life.isAwake = true;
  place('main')?.removeAttribute('inert');
  enliven();
};

const fill = async () => {
  if (shop.by === 'fragment' && place('app')) await openRoute();
  if (shop.by === 'json' && place('state')) place('main').innerHTML = JSON.parse(place('state').textContent).main;
  if (shop.by === 'fetch' && place('main')) {
    const reply = await fetch(location.href, { headers: { 'x-part': 'main' } });
    place('main').innerHTML = await reply.text();
  }
};

/** A button in a shadow root, with its words outside. */
customElements.define(
  'shop-press',
  class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<style>button{all:unset;cursor:pointer;display:block;width:100%;text-align:center}</style><button part="base" type="button"><slot></slot></button>';
    }
  },
);

if (shop.by === 'element') {
  customElements.define(
    'shop-app',
    class extends HTMLElement {
      connectedCallback() {
        const start = () => {
          const template = this.querySelector('template');
          if (template) this.replaceChildren(template.content.cloneNode(true));
        };
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
        else start();
      }
    },
  );
}

const begin = () =>
  setTimeout(async () => {
    await fill();
    wake();
  }, shop.hydrateMs);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
