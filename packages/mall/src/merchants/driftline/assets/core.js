export const boot = window.__DRIFT__;
export const money = (cents) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
export const esc = (text) => String(text ?? '').replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
export const $ = (selector, root = document) => root.querySelector(selector);

export async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const data = await response.json().catch(() => ({}));
  return { ok: response.ok, status: response.status, ...data };
}

/** Divs that act as buttons: click, Enter and Space. */
export function pressable(node, action) {
  node.addEventListener('click', action);
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      action(event);
    }
  });
}

export function toast(message) {
  $('.toast')?.remove();
  const node = document.createElement('div');
  node.className = 'toast';
  node.setAttribute('role', 'status');
  node.textContent = message;
  document.body.append(node);
  setTimeout(() => node.remove(), 6000);
}

export function go(path, state = {}) {
  history.pushState(state, '', path);
  window.dispatchEvent(new Event('drift:route'));
}
