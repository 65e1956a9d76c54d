import { readdirSync, readFileSync } from 'node:fs';
import { classifyActions, classifyFields, classifyPage, readTotals } from './src/agent/perception/index.ts';
import { joinRows } from './src/agent/perception/snapshot/join-rows.ts';
import { finalControl } from './src/agent/review/final-control.ts';
import { isUnaskedFee } from './src/agent/refusals/is-unasked.ts';
import { readShippingOptions } from './src/agent/perception/index.ts';
import { newComplaints } from './src/agent/view/new-complaints.ts';
import { confirmedOrder } from './src/agent/placing/learn-outcome.ts';
const only = process.argv[2] ?? '';
const eight = /^(en|de|fr|es|it|nl|pt|pl)-/;
const dir = '/tmp/co/pages';
const stats = new Map<string, { ok: number; bad: string[] }>();
const note = (what: string, ok: boolean, why: string) => {
  const s = stats.get(what) ?? { ok: 0, bad: [] };
  if (ok) s.ok++; else s.bad.push(why);
  stats.set(what, s);
};
const EXPECT: Record<string, string[]> = {
  placeOrder: ['placeOrder'], pay: ['placeOrder'], toPayment: ['placeOrder', 'continue', 'goToCheckout'], continue: ['continue'], save: ['continue'], guest: ['guest'],
  register: ['register', 'continue'], applyCoupon: ['applyCoupon'], showCoupon: ['openCoupon'], declineOffer: ['declineOffer'], checkout: ['goToCheckout', 'continue'], showMore: ['enterManually','openSection', 'other'], getRates: ['continue', 'openSection'],
};
for (const file of readdirSync(dir).sort()) {
  const page = JSON.parse(readFileSync(`${dir}/${file}`, 'utf8'));
  if (only === '8' && !eight.test(page.market)) continue;
  if (only && only !== '8' && !file.startsWith(only)) continue;
  const snap = page.snapshot; snap.rows = joinRows(snap.texts);
  const fields = classifyFields(snap); const actions = classifyActions(snap, fields);
  const kind = classifyPage(snap, { fields, actions });
  const view: any = { snapshot: snap, fields, actions, page: kind };
  const where = `${file} ${page.market}`;
  // totals
  const total = page.rows.find((r: any) => r.truth.startsWith('row:total='));
  if (total && (page.kind === 'checkout' || page.kind === 'payment')) {
    const want = Number(total.truth.split('=')[1]);
    const got = readTotals(snap);
    const ok = got.total?.amountMinor === want && got.addsUp === true;
    note('totals', ok, `${where} want ${want} got ${got.total?.amountMinor} addsUp ${got.addsUp} | ${page.rows.filter((r: any) => r.truth.startsWith('row:')).map((r: any) => `${r.truth.slice(4)} «${r.text}»`).join(' ; ')} || rows ${snap.rows.map((r: any) => `${r.label}→${r.amountText}`).join(' ; ')}`);
  }
  if (page.kind === 'confirmation') note('confirmation', confirmedOrder({ memory: { agreedTotal: null }, site: { origin: new URL(snap.url).origin, site: new URL(snap.url).host } } as any, view)?.kind === 'placed', `${where} ${JSON.stringify(kind.candidates.slice(0, 3))} place:${actions.filter((a) => a.kind === 'placeOrder' && a.score >= 0.4).map((a) => snap.elements.find((e: any) => e.ref === a.ref)?.text)} | ${snap.texts.slice(0, 14).map((t: any) => t.text).join(' ¦ ')}`);
  else note('false confirmation', confirmedOrder({ memory: { agreedTotal: null }, site: { origin: new URL(snap.url).origin, site: new URL(snap.url).host } } as any, view)?.kind !== 'placed', `${where} ${JSON.stringify(kind.candidates.slice(0, 3))}`);
  const acts = Object.entries(page.truthOf).filter(([ref, t]: any) => snap.elements.find((e: any) => e.ref === ref)?.visible).map(([ref, t]) => [ref, String(t)]);
  const orders = acts.filter(([, t]) => /^action:(placeOrder|pay|toPayment)$/.test(t!));
  const goes = acts.filter(([, t]) => /^action:(continue|save)$/.test(t!));
  if (page.kind === 'checkout' || page.kind === 'payment') {
    const final = finalControl({ memory: { cardTyped: true } } as any, view);
    if (orders.length > 0) note('final is order', orders.some(([ref]) => ref === final?.element.ref), `${where} final «${final?.element.text}» orders ${orders.map(([ref]) => snap.elements.find((e: any) => e.ref === ref)?.text)}`);
    else if (goes.length > 0 && [...fields.values()].some((f: any) => f.kind === 'cardNumber')) note('final is null', final === null, `${where} final «${final?.element.text}» ambiguous ${final?.ambiguous} headings ${snap.texts.filter((t: any) => t.heading > 0).map((t: any) => t.text).join(' ¦ ')}`);
  }
  for (const r of page.rows) {
    const k = /^row:(\w+)=(\d+)/.exec(r.truth);
    if (!k || Number(k[2]) === 0) continue;
    const label = r.text.split(/[:\d]|[A-Z]{3} ?\d/)[0];
    if (k[1] === 'fee' || k[1] === 'surcharge') note('fee usual', !isUnaskedFee(label), `${where} «${label}»`);
    if (k[1] === 'extra') note('extra unasked', isUnaskedFee(label), `${where} «${label}»`);
  }
  const ships = acts.filter(([, t]) => t!.startsWith('delivery:'));
  if (ships.length > 1 && page.kind === 'checkout') { const o = readShippingOptions(snap, fields); note('shipping prices', o.length >= 2 && o.every((x: any) => x.price !== null && x.daysMax !== null), `${where} ${o.map((x: any) => `${x.label} ${x.price?.amountMinor} ${x.daysMax}`).join(' ; ')} | ${ships.map(([ref]) => { const e = snap.elements.find((e: any) => e.ref === ref); return e?.label || e?.text; }).join(' ; ')}`); }
  for (const [ref, truth] of Object.entries(page.truthOf) as [string, string][]) {
    const el = snap.elements.find((e: any) => e.ref === ref);
    if (!el || !el.visible) continue;
    const own = actions.filter((a) => a.ref === ref).sort((a, b) => b.score - a.score);
    const m = /^action:(\w+)/.exec(truth);
    if (m && EXPECT[m[1]!]) {
      if (!['button', 'link', 'clickable', 'tab', 'option'].includes(el.role)) continue;
      const ok = own[0] !== undefined && own[0].score >= 0.4 && EXPECT[m[1]!]!.includes(own[0].kind);
      note(`action ${m[1]}`, ok, `${where} ${el.role} «${el.text || el.label}» ${own.slice(0, 3).map((a) => `${a.kind} ${a.score}`)}`);
    }
    if (m && !['placeOrder', 'pay', 'toPayment'].includes(m[1]!) && page.kind !== 'product' && page.kind !== 'cart') note('not place', !(own[0]?.kind === 'placeOrder' && own[0].score >= 0.4), `${where} ${truth} «${el.text || el.label}» ${own.slice(0, 3).map((a) => `${a.kind} ${a.score}`)}`);
    const f = /^(field|delivery|method|extra|consent|account|billing|gate|cardType):([\w.]+)/.exec(truth);
    if (f) {
      const c = fields.get(ref);
      const key = f[1] === 'field' ? f[2]! : f[1]!;
      const map: Record<string, string[]> = { email: ['email'], emailAgain: ['emailConfirm'], firstName: ['firstName'], lastName: ['lastName'], fullName: ['fullName'], phone: ['phone'], street: ['street'], line1: ['street'], line2: ['street2'], streetName: ['street'], houseNumber: ['houseNumber'], city: ['city'], region: ['province'], postcode: ['postalCode'], country: ['country'], coupon: ['coupon'], 'card.number': ['cardNumber'], 'card.expiry': ['cardExpiry'], 'card.month': ['cardExpiryMonth'], 'card.year': ['cardExpiryYear'], 'card.cvv': ['cardCvc'], 'card.cvc': ['cardCvc'], 'card.holder': ['cardHolder'], delivery: ['shippingOption'], method: ['paymentMethod'] };
      const want = map[key];
      if (want) note(`field ${key}`, c !== undefined && want.includes(c.kind), `${where} ${el.role} «${el.label}» name ${el.name} → ${c?.kind}/${c?.section}`);
      else if (['extra', 'consent', 'account', 'cardType', 'billing'].includes(key)) note(`tick ${truth}`, true, '');
    }
  }
}
for (const [what, { ok, bad }] of [...stats].sort((a, b) => b[1].bad.length - a[1].bad.length)) {
  console.log(`${what}: ${ok} right, ${bad.length} wrong`);
  for (const each of bad.slice(0, Number(process.argv[3] ?? 4))) console.log(`    ${each.slice(0, 900)}`);
}
