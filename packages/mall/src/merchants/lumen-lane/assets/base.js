// Every element of the shop extends LumenElement: one open shadow root, one shared sheet, template by string.
const shared = new CSSStyleSheet();
shared.replaceSync(`
  :host { display: block; font: 15px/1.5 "Helvetica Neue", Arial, sans-serif; color: #1d2433; }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  button { font: inherit; cursor: pointer; }
  .primary { background: #1d2433; color: #fff; border: 0; border-radius: 999px; padding: 13px 28px; font-weight: 600; }
  .primary:hover { background: #394463; }
  .primary:disabled { opacity: .45; cursor: default; }
  .quiet { background: none; border: 0; color: #5a637a; text-decoration: underline; padding: 4px; }
  .panel { border: 1px solid #e4e7ef; border-radius: 14px; padding: 22px; margin-bottom: 18px; background: #fff; }
  h1 { font-size: 30px; letter-spacing: -.02em; margin: 0 0 8px; }
  h2 { font-size: 18px; margin: 0 0 14px; }
  .alert { background: #fff1ee; color: #9b2c14; padding: 11px 14px; border-radius: 10px; margin-bottom: 14px; }
`);

export const safe = (text) =>
  String(text ?? '').replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c],
  );

export class LumenElement extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    this.shadowRoot.adoptedStyleSheets = [shared];
  }
  connectedCallback() {
    this.render();
  }
  paint(markup) {
    this.shadowRoot.innerHTML = markup;
  }
  find(selector) {
    return this.shadowRoot.querySelector(selector);
  }
  all(selector) {
    return [...this.shadowRoot.querySelectorAll(selector)];
  }
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
  render() {}
}

export const api = async (path, body) => {
  const answer = await fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json().catch(() => ({ error: 'Something went wrong on our side. Please try again.' }));
  return { ok: answer.ok, status: answer.status, ...data };
};

export const dollars = (minor) => (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const go = (path) => {
  history.pushState({}, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
