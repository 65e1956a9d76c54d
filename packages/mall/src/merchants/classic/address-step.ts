import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { usStates } from '../../sales-tax.ts';
import { layout, problemBox } from './layout.ts';
import type { ClassicState, Party } from './state.ts';

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'];

export const steps = (current: string) =>
  html`<div class="steps">${['Sign In', 'Address', 'Shipping', 'Payment', 'Review'].map(
    (step, index) => html`${index > 0 && ' > '}${step === current ? html`<b>${step}</b>` : step}`,
  )}</div>`;

const row = (label: string, field: ReturnType<typeof html>, required = true) =>
  html`<tr><td class="l">${label}${required && html` <span class="req">*</span>`}</td><td>${field}</td></tr>`;

const text = (name: string, value: string, size = 30) =>
  html`<input type="text" name="${name}" value="${value}" size="${size}">`;

function partyRows(prefix: 'Ship' | 'Bill', party: Party | null) {
  const value = (key: keyof Party) => party?.[key] ?? '';
  const option = (code: string, label: string, current: string) =>
    html`<option value="${code}" ${code === current && 'selected'}>${label}</option>`;
  return html`${row('First name', text(`${prefix}First`, value('first'), 20))}${row('Last name', text(`${prefix}Last`, value('last'), 20))}
${row('Company', text(`${prefix}Company`, value('company')), false)}${row('Street address', text(`${prefix}Addr1`, value('addr1'), 36))}
${row('Apt., suite, etc.', text(`${prefix}Addr2`, value('addr2'), 36), false)}${row('City', text(`${prefix}City`, value('city'), 24))}
${row('State', html`<select name="${prefix}State"><option value="">Select one</option>${Object.entries(usStates).map(([code, name]) => option(code, name, value('state')))}<option value="" disabled>---- Canada ----</option>${provinces.map((code) => option(code, code, value('state')))}</select>`)}
${row('ZIP', text(`${prefix}Zip`, value('zip'), 10))}
${row('Country', html`<select name="${prefix}Country">${option('US', 'United States', value('country') || 'US')}${option('CA', 'Canada', value('country'))}</select>`)}`;
}

export function addressPage(request: MallRequest<ClassicState>, problems: string[] = []) {
  const { state } = request.session;
  return layout(
    'Address',
    html`${steps('Address')}${problemBox(problems)}<h1>Where shall we send it?</h1><form method="post" action="/store/checkout.cgi"><input type="hidden" name="step" value="address">
<table class="formtable">${partyRows('Ship', state.ship)}${row('Daytime phone', text('Phone', state.phone, 18))}${row('E-mail', text('Email', state.email))}
<tr><td class="l"></td><td><input type="checkbox" name="Catalog" value="Y"> Mail me the printed catalog and e-mail specials</td></tr>
<tr><td colspan="2"><hr size="1" noshade><b>Billing address</b></td></tr>
<tr><td class="l"></td><td><input type="radio" name="BillSame" value="Y" ${state.bill === null && 'checked'}> Same as above
<input type="radio" name="BillSame" value="N" ${state.bill !== null && 'checked'}> Use the address below</td></tr>
${partyRows('Bill', state.bill)}</table><p align="right"><input class="btn" type="submit" value="Continue"></p></form>`,
  );
}

function readParty(form: URLSearchParams, prefix: 'Ship' | 'Bill'): Party {
  const read = (name: string) => (form.get(prefix + name) ?? '').trim();
  return {
    first: read('First'),
    last: read('Last'),
    company: read('Company'),
    addr1: read('Addr1'),
    addr2: read('Addr2'),
    city: read('City'),
    state: read('State'),
    zip: read('Zip'),
    country: read('Country') || 'US',
  };
}

function partyProblems(party: Party, which: string): string[] {
  const problems: string[] = [];
  const need = (filled: boolean, words: string) => filled || problems.push(`${which}: ${words}`);
  need(party.first !== '' && party.last !== '', 'first and last name are required.');
  need(party.addr1 !== '', 'street address is required.');
  need(party.city !== '', 'city is required.');
  need(party.country === 'US' ? party.state in usStates : provinces.includes(party.state), 'please select a state.');
  const zip = party.country === 'US' ? /^\d{5}(-\d{4})?$/ : /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;
  need(zip.test(party.zip), party.country === 'US' ? 'ZIP must be five digits.' : 'postal code is not valid.');
  return problems;
}

export function saveAddress(request: MallRequest<ClassicState>) {
  const { form, session } = request;
  const { state } = session;
  state.ship = readParty(form, 'Ship');
  state.bill = form.get('BillSame') === 'N' ? readParty(form, 'Bill') : null;
  state.email = (form.get('Email') ?? '').trim();
  state.phone = (form.get('Phone') ?? '').trim();
  state.catalogByMail = form.get('Catalog') === 'Y';
  const problems = partyProblems(state.ship, 'Ship to');
  if (state.bill) problems.push(...partyProblems(state.bill, 'Bill to'));
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(state.email)) problems.push('A valid e-mail address is required.');
  if (state.phone.replace(/\D/g, '').length < 7) problems.push('Daytime phone is required.');
  return problems.length > 0 ? addressPage(request, problems) : redirect('/store/checkout.cgi?step=shipping');
}
