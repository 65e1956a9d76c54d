import { api, dollars, go, LumenElement, safe } from './base.js';

class AddressForm extends LumenElement {
  render() {
    const { countries = [], states = [] } = this;
    this.paint(`<style>.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14px; } .three { display: grid; grid-template-columns: 2fr 1.4fr 1fr; gap: 0 14px; }</style>
      <div class="two"><ll-text name="first" label="First name"></ll-text><ll-text name="last" label="Last name"></ll-text></div>
      <ll-select name="country" label="Country" options="${safe(JSON.stringify(countries))}"></ll-select>
      <ll-text name="street" label="Street address"></ll-text>
      <ll-text name="street2" label="Apartment, suite, etc. (optional)"></ll-text>
      <div class="three"><ll-text name="city" label="City"></ll-text>
        <ll-select name="state" label="State" options="${safe(JSON.stringify([['', 'Select'], ...states]))}"></ll-select>
        <ll-text name="zip" label="ZIP code"></ll-text></div>
      <ll-text name="phone" label="Phone" type="tel"></ll-text>`);
    this.addEventListener('field-change', (event) => {
      if (event.detail.name === 'country')
        this.find('[name=state]').hidden = this.find('[name=country]').value !== 'US';
    });
  }
  get fields() {
    return this.all('ll-text, ll-select');
  }
  get value() {
    return Object.fromEntries(this.fields.map((f) => [f.getAttribute('name'), f.value]));
  }
  flag(problems) {
    for (const field of this.fields) field.problem = problems[field.getAttribute('name')] ?? '';
  }
}

class DeliveryPicker extends LumenElement {
  set options(options) {
    this.paint(`<style>
      label { display: flex; gap: 12px; align-items: center; border: 1px solid #cfd4e2; border-radius: 12px; padding: 13px 16px; margin-bottom: 8px; cursor: pointer; }
      small { display: block; color: #5a637a; } b { margin-left: auto; }
    </style>${options
      .map(
        (o) =>
          `<label><input type="radio" name="d" value="${o.id}"><span>${safe(o.name)}<small>${safe(o.time)}</small></span><b>${o.price ? dollars(o.price) : 'Free'}</b></label>`,
      )
      .join('')}`);
    for (const input of this.all('input')) input.onchange = () => this.emit('delivery-chosen', { id: input.value });
  }
}

class CheckoutView extends LumenElement {
  async render() {
    const start = await api('/checkout');
    if (start.captcha) {
      this.paint(`<style>input { height: 44px; font: inherit; padding: 0 12px; margin: 12px 0; display: block; }</style><div class="panel"><h2>One more check</h2>
        <p>Type the characters in the picture to show that you are human.</p><form method="post" action="/captcha"><img src="${start.captcha}" alt="Verification picture">
        <input type="hidden" name="next" value="/checkout"><input name="answer" aria-label="Characters in the picture" autocomplete="off"><button class="primary">Verify</button></form></div>`);
      return;
    }
    if (!start.ok) {
      this.paint(
        `<div class="alert">${safe(start.error)}</div><button type="button" class="primary">Try again</button>`,
      );
      this.find('button').onclick = () => this.render();
      return;
    }
    this.paint(`<style>
      .cols { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); gap: 32px; align-items: start; }
      .code { display: flex; gap: 8px; align-items: end; } .code ll-text { flex: 1; } .code button { height: 46px; margin-bottom: 18px; border: 1px solid #1d2433; background: #fff; border-radius: 10px; padding: 0 16px; }
      .item { display: flex; justify-content: space-between; padding: 4px 0; gap: 12px; } [hidden] { display: none; }
      .done { color: #5a637a; } @media (max-width: 760px) { .cols { grid-template-columns: 1fr; } }
    </style><h1>Checkout</h1><div class="alert" role="alert" hidden></div><div class="cols"><div>
      <section class="panel" id="where"><h2>1. Contact and shipping</h2><div class="body">
        <ll-text name="email" label="Email" type="email"></ll-text>
        <ll-check label="Send me new designs by email"></ll-check>
        <ll-address></ll-address>
        <button type="button" class="primary">Continue to delivery</button></div><div class="done" hidden></div></section>
      <section class="panel" id="how"><h2>2. Delivery</h2><div class="body" hidden><ll-delivery></ll-delivery>
        <button type="button" class="primary" disabled>Continue to payment</button></div></section>
      <section class="panel" id="pay"><h2>3. Payment</h2><div class="body" hidden><ll-card-form></ll-card-form>
        <button type="button" class="primary">Place order</button></div></section>
      </div><aside class="panel"><h2>Order summary</h2><div class="items">${start.lines
        .map(
          (l) =>
            `<div class="item"><span>${safe(l.name)} <small>${safe(l.detail)}</small> × ${l.quantity}</span><span>${dollars(l.total)}</span></div>`,
        )
        .join(
          '',
        )}</div><hr><div class="code"><ll-text name="code" label="Promo code"></ll-text><button type="button">Apply</button></div>
      <ll-totals></ll-totals></aside></div>`);
    this.find('ll-totals').figures = start.figures;
    const address = this.find('ll-address');
    Object.assign(address, { countries: start.countries, states: start.states });
    address.render();
    this.wire(address);
    if (location.search === '?refused')
      this.complain('Your bank did not approve the payment. You have not been charged.');
  }

  complain(text) {
    const alert = this.find('.alert');
    alert.hidden = !text;
    alert.textContent = text ?? '';
    if (text) alert.scrollIntoView({ block: 'center' });
  }

  wire(address) {
    const email = this.find('#where ll-text[name=email]');
    const step = (id) => this.find(`#${id} .body`);
    this.find('#where .primary').onclick = async () => {
      this.complain();
      const outcome = await api('/checkout/address', {
        email: email.value,
        news: this.find('ll-check').checked,
        ...address.value,
      });
      email.problem = outcome.problems?.email ?? '';
      address.flag(outcome.problems ?? {});
      if (!outcome.ok) return this.complain(outcome.error);
      step('where').hidden = true;
      const done = this.find('#where .done');
      done.hidden = false;
      done.innerHTML = `${safe(outcome.line)} <button type="button" class="quiet">Edit</button>`;
      done.querySelector('button').onclick = () => {
        done.hidden = true;
        step('where').hidden = false;
        step('how').hidden = true;
        step('pay').hidden = true;
      };
      this.find('ll-delivery').options = outcome.delivery;
      this.find('ll-totals').figures = outcome.figures;
      step('how').hidden = false;
      this.find('#how .primary').disabled = true;
    };
    this.find('#how').addEventListener('delivery-chosen', async (event) => {
      const outcome = await api('/checkout/delivery', event.detail);
      if (!outcome.ok) return this.complain(outcome.error);
      this.find('ll-totals').figures = outcome.figures;
      this.find('#how .primary').disabled = false;
    });
    this.find('#how .primary').onclick = () => {
      step('pay').hidden = false;
      this.find('#pay').scrollIntoView({ block: 'center' });
    };
    this.find('.code button').onclick = async () => {
      const field = this.find('.code ll-text');
      const outcome = await api('/checkout/coupon', { code: field.value });
      field.problem = outcome.ok ? '' : outcome.error;
      if (outcome.ok) this.find('ll-totals').figures = outcome.figures;
    };
    const place = this.find('#pay .primary');
    place.onclick = async () => {
      this.complain();
      place.disabled = true;
      place.textContent = 'Placing your order…';
      const outcome = await api('/orders', { card: this.find('ll-card-form').value });
      if (outcome.ok) return outcome.challenge ? location.assign(outcome.challenge) : go(`/thanks/${outcome.order}`);
      place.disabled = false;
      place.textContent = 'Place order';
      this.find('ll-card-form').flag(outcome.problems ?? {});
      this.complain(outcome.error);
    };
  }
}

class ThanksView extends LumenElement {
  async render() {
    const order = await api(`/orders/${this.getAttribute('order')}`);
    window.dispatchEvent(new Event('bag-changed'));
    this.paint(
      order.ok
        ? `<style>.w { max-width: 560px; margin: 30px auto; }</style><div class="w panel"><h1>Thank you, ${safe(order.first)}!</h1>
      <p>Your order <strong class="num">${safe(order.number)}</strong> is confirmed. We sent a receipt to ${safe(order.email)}.</p><ll-totals></ll-totals></div>`
        : `<div class="alert">${safe(order.error)}</div>`,
    );
    if (order.ok) this.find('ll-totals').figures = order.figures;
  }
}

class FindOrder extends LumenElement {
  render() {
    this.paint(`<style>.w { max-width: 420px; margin: 0 auto; }</style><div class="w"><h1>Find my order</h1><ll-text name="n" label="Order number"></ll-text>
      <ll-text name="e" label="Email" type="email"></ll-text><button type="button" class="primary">Look up</button><div class="out" role="status"></div></div>`);
    this.find('button').onclick = async () => {
      const [number, email] = this.all('ll-text').map((f) => f.value);
      const found = await api(`/find-order?${new URLSearchParams({ number, email })}`);
      this.find('.out').textContent = found.ok
        ? `Order ${found.number}: ${found.status}, ${dollars(found.figures.total)}`
        : found.error;
    };
  }
}

customElements.define('ll-find-order', FindOrder);
customElements.define('ll-address', AddressForm);
customElements.define('ll-delivery', DeliveryPicker);
customElements.define('ll-checkout', CheckoutView);
customElements.define('ll-thanks', ThanksView);
