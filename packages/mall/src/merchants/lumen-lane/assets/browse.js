import { api, dollars, go, LumenElement, safe } from './base.js';

class SiteHeader extends LumenElement {
  render() {
    this.paint(`<style>
      header { display: flex; align-items: center; gap: 30px; padding: 18px 32px; border-bottom: 1px solid #e4e7ef; background: #fff; }
      .brand { font-weight: 800; font-size: 21px; letter-spacing: -.03em; cursor: pointer; }
      .brand b { color: #e29d1f; }
      .space { flex: 1; }
      .bag { border: 1px solid #cfd4e2; background: #fff; border-radius: 999px; padding: 8px 18px; }
    </style>
    <header><span class="brand" role="link" tabindex="0">lumen<b>lane</b></span><span class="space"></span>
      <button class="bag" type="button">Bag (<span class="n">0</span>)</button></header>`);
    this.find('.brand').onclick = () => go('/');
    this.find('.bag').onclick = () => go('/bag');
    this.refresh();
    window.addEventListener('bag-changed', () => this.refresh());
  }
  async refresh() {
    const bag = await api('/bag');
    this.find('.n').textContent = bag.count ?? 0;
  }
}

class ProductTile extends LumenElement {
  set item(item) {
    this.data = item;
    if (this.isConnected) this.render();
  }
  render() {
    if (!this.data) return;
    const { slug, name, price } = this.data;
    this.paint(`<style>
      a { text-decoration: none; color: inherit; display: block; }
      img { width: 100%; border-radius: 14px; background: #f3f1ea; }
      .p { color: #5a637a; }
      strong { display: block; margin-top: 8px; }
    </style><a href="/item/${slug}"><img src="/art/${slug}.svg" alt=""><strong>${safe(name)}</strong><span class="p">${dollars(price)}</span></a>`);
    this.find('a').onclick = (event) => {
      event.preventDefault();
      go(`/item/${slug}`);
    };
  }
}

class HomeView extends LumenElement {
  async render() {
    this.paint(`<style>.g { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 26px; }
      .hero { background: #1d2433; color: #f8e7c2; border-radius: 18px; padding: 54px 44px; margin-bottom: 30px; }
      .hero h1 { font-size: 40px; }</style>
      <div class="hero"><h1>Light, well made.</h1><p>Lamps and lanterns from our studio in Tacoma.</p></div><div class="g"></div>`);
    const { items } = await api('/items');
    for (const item of items) {
      const tile = document.createElement('ll-tile');
      tile.item = item;
      this.find('.g').append(tile);
    }
  }
}

class OptionPicker extends LumenElement {
  render() {
    const values = JSON.parse(this.getAttribute('values'));
    this.chosen = '';
    this.paint(`<style>
      .t { font-size: 13px; color: #5a637a; margin-bottom: 6px; }
      .o { border: 1px solid #cfd4e2; background: #fff; border-radius: 10px; padding: 9px 16px; margin: 0 8px 8px 0; }
      .o:disabled { color: #aab; text-decoration: line-through; cursor: default; } .o[aria-checked=true] { border-color: #e29d1f; box-shadow: inset 0 0 0 1px #e29d1f; }
    </style><div class="t" id="t">${safe(this.getAttribute('label'))}</div>
    <div role="radiogroup" aria-labelledby="t">${values
      .map(
        (v) =>
          `<button type="button" class="o" role="radio" aria-checked="false" ${v.soldOut ? 'disabled' : ''}>${safe(v.label)}</button>`,
      )
      .join('')}</div>`);
    for (const button of this.all('.o')) {
      button.onclick = () => {
        this.chosen = button.textContent;
        for (const other of this.all('.o')) other.setAttribute('aria-checked', String(other === button));
        this.emit('option-chosen', { name: this.getAttribute('label'), value: this.chosen });
      };
    }
  }
}

class QuantityBox extends LumenElement {
  render() {
    this.paint(`<style>div { display: inline-flex; border: 1px solid #cfd4e2; border-radius: 10px; overflow: hidden; }
      button { width: 42px; border: 0; background: #f5f6fa; font-size: 18px; } input { width: 54px; height: 44px; border: 0; text-align: center; font: inherit; }</style>
      <div><button type="button" aria-label="Decrease quantity">–</button><input aria-label="Quantity" inputmode="numeric" value="1"><button type="button" aria-label="Increase quantity">+</button></div>`);
    const [less, more] = this.all('button');
    const input = this.find('input');
    less.onclick = () => {
      input.value = Math.max(1, this.value - 1);
    };
    more.onclick = () => {
      input.value = this.value + 1;
    };
  }
  get value() {
    return Math.max(1, Number.parseInt(this.find('input').value, 10) || 1);
  }
}

class ProductView extends LumenElement {
  async render() {
    const slug = this.getAttribute('slug');
    const item = await api(`/items/${slug}`);
    if (!item.ok) {
      this.paint(`<div class="alert">${safe(item.error)}</div>`);
      return;
    }
    document.title = `${item.name} | Lumen Lane`;
    this.paint(`<style>
      .two { display: grid; grid-template-columns: 1.1fr 1fr; gap: 48px; } img { width: 100%; border-radius: 18px; background: #f3f1ea; }
      .price { font-size: 22px; margin: 0 0 14px; } ll-options, ll-quantity { margin-bottom: 16px; } .gone { color: #b3361b; font-weight: 600; }
      .low { color: #a86a00; } .said { margin-top: 12px; color: #2a6b3c; } .said.bad { color: #b3361b; }
      @media (max-width: 760px) { .two { grid-template-columns: 1fr; } }
    </style><div class="two"><img src="/art/${slug}.svg" alt="${safe(item.name)}"><div>
      <h1>${safe(item.name)}</h1><p class="price">${dollars(item.price)}</p><p>${safe(item.description)}</p>
      ${item.options.map((o) => `<ll-options label="${safe(o.name)}" values="${safe(JSON.stringify(o.values))}"></ll-options>`).join('')}
      ${item.left === 0 ? '<p class="gone">Sold out</p>' : '<ll-quantity></ll-quantity>'}
      ${item.left > 0 && item.left <= 3 ? `<p class="low">Only ${item.left} left</p>` : ''}
      <button type="button" class="primary add" ${item.left === 0 ? 'disabled' : ''}>Add to bag</button>
      <div class="said" role="status"></div></div></div>`);
    const said = this.find('.said');
    this.shadowRoot.addEventListener('option-chosen', () => {
      const extra = item.options.map((o, i) => {
        const chosen = this.all('ll-options')[i].chosen;
        return o.values.find((v) => v.label === chosen)?.surcharge ?? 0;
      });
      this.find('.price').textContent = dollars(extra.reduce((a, b) => a + b, item.price));
    });
    this.find('.add').onclick = async () => {
      const options = {};
      for (const picker of this.all('ll-options')) {
        if (!picker.chosen) {
          said.className = 'said bad';
          said.textContent = `Please choose a ${picker.getAttribute('label').toLowerCase()}.`;
          return;
        }
        options[picker.getAttribute('label')] = picker.chosen;
      }
      this.find('.add').disabled = true;
      const outcome = await api('/bag/add', { slug, options, quantity: this.find('ll-quantity').value });
      this.find('.add').disabled = false;
      said.className = outcome.ok ? 'said' : 'said bad';
      said.textContent = outcome.ok ? 'Added to your bag.' : outcome.error;
      if (!outcome.ok) return;
      window.dispatchEvent(new Event('bag-changed'));
      const link = document.createElement('button');
      link.className = 'quiet';
      link.textContent = 'View bag';
      link.onclick = () => go('/bag');
      said.append(' ', link);
    };
  }
}

customElements.define('ll-header', SiteHeader);
customElements.define('ll-tile', ProductTile);
customElements.define('ll-home', HomeView);
customElements.define('ll-options', OptionPicker);
customElements.define('ll-quantity', QuantityBox);
customElements.define('ll-product', ProductView);
