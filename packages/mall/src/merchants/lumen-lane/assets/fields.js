import { LumenElement, safe } from './base.js';

// Form controls of the shop. Values are read through .value, messages shown through .problem.
class TextField extends LumenElement {
  render() {
    const a = (name) => this.getAttribute(name) ?? '';
    this.paint(`<style>
      label { display: block; font-size: 13px; color: #5a637a; margin-bottom: 4px; }
      input { width: 100%; height: 46px; border: 1px solid #cfd4e2; border-radius: 10px; padding: 0 13px; font: inherit; }
      input:focus { outline: 2px solid #f2b84b; border-color: #f2b84b; }
      .msg { color: #b3361b; font-size: 13px; min-height: 18px; }
    </style>
    <label for="i">${safe(a('label'))}</label>
    <input id="i" type="${safe(a('type') || 'text')}" ${a('inputmode') ? `inputmode="${safe(a('inputmode'))}"` : ''}
      placeholder="${safe(a('hint'))}" ${a('autocomplete') ? `autocomplete="${safe(a('autocomplete'))}"` : ''}>
    <div class="msg" role="alert"></div>`);
    this.find('input').addEventListener('input', () => {
      this.problem = '';
      this.shape?.(this.find('input'));
    });
    this.find('input').addEventListener('change', () => this.emit('field-change', { name: this.getAttribute('name') }));
  }
  get value() {
    return this.find('input').value;
  }
  set problem(text) {
    this.find('.msg').textContent = text;
  }
}

class SelectField extends LumenElement {
  render() {
    const options = JSON.parse(this.getAttribute('options') ?? '[]');
    this.paint(`<style>
      label { display: block; font-size: 13px; color: #5a637a; margin-bottom: 4px; }
      select { width: 100%; height: 46px; border: 1px solid #cfd4e2; border-radius: 10px; padding: 0 10px; font: inherit; background: #fff; }
      .msg { color: #b3361b; font-size: 13px; min-height: 18px; }
    </style>
    <label for="s">${safe(this.getAttribute('label'))}</label>
    <select id="s">${options.map(([v, t]) => `<option value="${safe(v)}">${safe(t)}</option>`).join('')}</select>
    <div class="msg" role="alert"></div>`);
    this.find('select').addEventListener('change', () => {
      this.problem = '';
      this.emit('field-change', { name: this.getAttribute('name') });
    });
  }
  get value() {
    return this.find('select').value;
  }
  set problem(text) {
    this.find('.msg').textContent = text;
  }
}

class Checkbox extends LumenElement {
  render() {
    this.paint(`<style>label { display: flex; gap: 10px; align-items: center; margin: 6px 0 12px; cursor: pointer; }
      input { width: 18px; height: 18px; }</style>
      <label><input type="checkbox"> <span>${safe(this.getAttribute('label'))}</span></label>`);
  }
  get checked() {
    return this.find('input').checked;
  }
}

class CardForm extends LumenElement {
  render() {
    this.paint(`<style>.two { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; }</style>
      <ll-text name="holder" label="Name on card"></ll-text>
      <ll-text name="number" label="Card number" inputmode="numeric" hint="1234 1234 1234 1234"></ll-text>
      <div class="two">
        <ll-text name="exp" label="Expiration" inputmode="numeric" hint="MM / YY"></ll-text>
        <ll-text name="cvc" label="Security code" inputmode="numeric" hint="CVC"></ll-text>
      </div>`);
    this.find('[name=number]').shape = (input) => {
      input.value = input.value
        .replace(/\D/g, '')
        .slice(0, 19)
        .replace(/(.{4})(?=.)/g, '$1 ');
    };
    this.find('[name=exp]').shape = (input) => {
      const raw = input.value.replace(/\D/g, '').slice(0, 4);
      input.value = raw.length > 2 ? `${raw.slice(0, 2)} / ${raw.slice(2)}` : raw;
    };
  }
  get value() {
    return Object.fromEntries(this.all('ll-text').map((f) => [f.getAttribute('name'), f.value]));
  }
  flag(problems) {
    for (const field of this.all('ll-text')) field.problem = problems[field.getAttribute('name')] ?? '';
  }
}

customElements.define('ll-text', TextField);
customElements.define('ll-select', SelectField);
customElements.define('ll-check', Checkbox);
customElements.define('ll-card-form', CardForm);
