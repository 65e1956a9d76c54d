import { api, dollars, go, LumenElement, safe } from './base.js';

class Totals extends LumenElement {
  set figures(figures) {
    const row = (name, value, strong) =>
      `<div class="r ${strong ? 's' : ''}"><span>${name}</span><span>${value}</span></div>`;
    this.paint(`<style>.r { display: flex; justify-content: space-between; padding: 5px 0; } .s { font-weight: 700; font-size: 18px; border-top: 1px solid #e4e7ef; margin-top: 6px; padding-top: 10px; }</style>
      ${row('Subtotal', dollars(figures.subtotal))}
      ${figures.discount ? row(`Discount (${safe(figures.coupon)})`, `-${dollars(figures.discount)}`) : ''}
      ${row('Shipping', figures.shipping === null ? 'Calculated next' : figures.shipping === 0 ? 'Free' : dollars(figures.shipping))}
      ${row('Estimated tax', figures.tax === null ? 'Calculated next' : dollars(figures.tax))}
      ${figures.total === null ? '' : row('Total', dollars(figures.total), true)}`);
  }
}

class BagLine extends LumenElement {
  set line(line) {
    this.data = line;
    if (this.isConnected) this.render();
  }
  render() {
    if (!this.data) return;
    const { slug, name, detail, quantity, total } = this.data;
    this.paint(`<style>
      .l { display: grid; grid-template-columns: 72px 1fr auto auto; gap: 16px; align-items: center; padding: 12px 0; border-bottom: 1px solid #e4e7ef; }
      img { width: 72px; border-radius: 10px; background: #f3f1ea; } small { display: block; color: #5a637a; }
      select { height: 38px; font: inherit; border-radius: 8px; border: 1px solid #cfd4e2; }
    </style><div class="l"><img src="/art/${slug}.svg" alt=""><div><strong>${safe(name)}</strong><small>${safe(detail)}</small>
      <button class="quiet" type="button">Remove</button></div>
      <select aria-label="Quantity">${Array.from({ length: Math.max(10, quantity) }, (_, i) => `<option ${i + 1 === quantity ? 'selected' : ''}>${i + 1}</option>`).join('')}</select>
      <span>${dollars(total)}</span></div>`);
    this.find('button').onclick = () => this.emit('line-quantity', { key: this.data.key, quantity: 0 });
    this.find('select').onchange = (e) =>
      this.emit('line-quantity', { key: this.data.key, quantity: Number(e.target.value) });
  }
}

class BagView extends LumenElement {
  async render() {
    const bag = await api('/bag');
    if (!bag.lines?.length) {
      this.paint('<h1>Your bag</h1><p>Your bag is empty.</p>');
      return;
    }
    this.paint(`<style>.w { max-width: 780px; margin: 0 auto; } .end { text-align: right; }</style>
      <div class="w"><h1>Your bag</h1><div class="alert" hidden></div><div class="lines"></div>
      <div class="panel"><ll-totals></ll-totals></div><div class="end"><button type="button" class="primary">Check out</button></div></div>`);
    for (const line of bag.lines) {
      const row = document.createElement('ll-line');
      row.line = line;
      this.find('.lines').append(row);
    }
    this.find('ll-totals').figures = bag.figures;
    this.find('.lines').addEventListener('line-quantity', async (event) => {
      const outcome = await api('/bag/change', event.detail);
      window.dispatchEvent(new Event('bag-changed'));
      await this.render();
      if (!outcome.ok) {
        this.find('.alert').hidden = false;
        this.find('.alert').textContent = outcome.error;
      }
    });
    this.find('.primary').onclick = () => go('/checkout');
  }
}

customElements.define('ll-totals', Totals);
customElements.define('ll-line', BagLine);
customElements.define('ll-bag', BagView);
