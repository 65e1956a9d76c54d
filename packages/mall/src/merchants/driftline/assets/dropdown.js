import { esc } from './core.js';

/** A drop-down of our own: a div that opens a list of divs. `choices` is [[value, label], …]. */
export function dropdown(mount, { label, choices, value = '', onPick }) {
  let current = value;
  let list = choices;
  const given = mount.className;

  function paint(open) {
    const chosen = list.find(([code]) => code === current);
    mount.className = `${given} dd${open ? ' dd--open' : ''}${chosen ? ' dd--filled' : ''}`;
    mount.innerHTML = `<div class="dd__face" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="${open}" aria-label="${esc(label)}">
      <span class="dd__label">${esc(label)}</span><span class="dd__value">${esc(chosen?.[1] ?? '')}</span><i class="dd__arrow"></i></div>
      ${open ? `<div class="dd__list" role="listbox">${list.map(([code, text]) => `<div class="dd__item" role="option" data-code="${esc(code)}" aria-selected="${code === current}">${esc(text)}</div>`).join('')}</div>` : ''}`;
    const face = mount.firstElementChild;
    face.addEventListener('click', () => paint(!open));
    face.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown') {
        event.preventDefault();
        paint(!open);
      } else if (event.key === 'Escape') paint(false);
      else if (event.key.length === 1) {
        const hit = list.find(([, text]) => text.toLowerCase().startsWith(event.key.toLowerCase()));
        if (hit) pick(hit[0]);
      }
    });
    for (const item of mount.querySelectorAll('.dd__item'))
      item.addEventListener('click', () => pick(item.dataset.code));
  }

  function pick(code) {
    current = code;
    paint(false);
    onPick(code);
  }

  document.addEventListener('click', (event) => {
    if (!event.composedPath().includes(mount) && mount.classList.contains('dd--open')) paint(false);
  });
  paint(false);
  return {
    get value() {
      return current;
    },
    setChoices(next) {
      list = next;
      if (!list.some(([code]) => code === current)) current = '';
      paint(false);
    },
    fail: (message) => mount.setAttribute('data-error', message),
    clear: () => mount.removeAttribute('data-error'),
  };
}
