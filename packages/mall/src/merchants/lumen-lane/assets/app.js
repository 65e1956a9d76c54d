import { LumenElement } from './base.js';
import './fields.js';
import './browse.js';
import './bag.js';
import './checkout.js';

const views = [
  [/^\/item\/([\w-]+)$/, 'll-product', 'slug'],
  [/^\/bag$/, 'll-bag'],
  [/^\/checkout$/, 'll-checkout'],
  [/^\/thanks\/([\w-]+)$/, 'll-thanks', 'order'],
  [/^\/find-order$/, 'll-find-order'],
  [/^\/$/, 'll-home'],
];

class App extends LumenElement {
  render() {
    this.paint(`<style>main { max-width: 1080px; margin: 0 auto; padding: 32px 24px 70px; } footer { text-align: center; color: #7c859b; padding: 24px; font-size: 13px; }</style>
      <ll-header></ll-header><main></main><footer>Lumen Lane, Tacoma WA · Free returns within 60 days · <a href="/find-order">Find my order</a></footer>`);
    window.addEventListener('popstate', () => this.show());
    this.show();
  }
  show() {
    const main = this.find('main');
    for (const [pattern, tag, attribute] of views) {
      const match = pattern.exec(location.pathname);
      if (!match) continue;
      const view = document.createElement(tag);
      if (attribute) view.setAttribute(attribute, match[1]);
      main.replaceChildren(view);
      window.scrollTo(0, 0);
      return;
    }
    main.textContent = 'Page not found.';
  }
}
customElements.define('ll-app', App);
