import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type OakSession, protection, type Step, shipping, tally, usd } from './frame.ts';

export type Mistakes = Record<string, string>;

const line = (label: string, name: string, value: string, mistakes: Mistakes, extra = '', type = 'text') =>
  html`<p class="${mistakes[name] ? 'row mistake' : 'row'}"><label>${label} <input type="${type}" name="${name}" value="${value}" class="${extra}"></label>${mistakes[name] && html`<span class="why">${mistakes[name]}</span>`}</p>`;

function accountStep(session: OakSession, mistakes: Mistakes) {
  const email = session.state.details.email ?? '';
  return html`<div class="two"><form class="step-form big" data-step="create" method="post" action="/checkout/create"><h3>Create your account</h3><p>Track orders, save your garden list and get 10% off today.</p>
${line('Email address', 'email', email, mistakes, '', 'email')}${line('Choose a password', 'password', '', mistakes, '', 'password')}<p><button class="button wide">Create account &amp; continue</button></p></form>
<form class="step-form" data-step="login" method="post" action="/checkout/login"><h3>Sign in</h3>${line('Email address', 'login_email', '', mistakes, '', 'email')}${line('Password', 'login_password', '', mistakes, '', 'password')}<p><button class="button light">Sign in</button></p></form></div>
<p class="tiny">By continuing you agree to our terms. We never share your details. Prefer not to register? You can also <a class="as-guest" href="/checkout/guest">check out as a guest</a>.</p>`;
}

function detailsStep(session: OakSession, mistakes: Mistakes) {
  const { details, account } = session.state;
  const value = (name: string) => details[name] ?? '';
  return html`<form class="step-form" data-step="details" method="post" action="/checkout/details">
${account === 'guest' && line('Email address', 'email', value('email'), mistakes, '', 'email')}${line('First name', 'fname', value('fname'), mistakes)}${line('Last name', 'lname', value('lname'), mistakes)}
${line('Street address', 'addr1', value('addr1'), mistakes, 'long')}${line('Apartment, suite, unit (optional)', 'addr2', value('addr2'), mistakes, 'long')}${line('Town / City', 'town', value('town'), mistakes)}
${line('State', 'st', value('st'), mistakes)}${line('ZIP code', 'postcode', value('postcode'), mistakes, 'short')}${line('Phone', 'tel', value('tel'), mistakes, '', 'tel')}
<p class="row"><label><input type="checkbox" name="diff_bill" value="yes" ${value('diff_bill') && 'checked'}> My billing address is different</label></p>
<div class="billing"${!value('diff_bill') && html` style="display:none"`}>${line('Billing first name', 'b_fname', value('b_fname'), mistakes)}${line('Billing last name', 'b_lname', value('b_lname'), mistakes)}${line('Billing street address', 'b_addr1', value('b_addr1'), mistakes, 'long')}${line('Billing town / city', 'b_town', value('b_town'), mistakes)}${line('Billing state', 'b_st', value('b_st'), mistakes)}${line('Billing ZIP code', 'b_postcode', value('b_postcode'), mistakes, 'short')}</div>
<p><button class="button">Continue to delivery</button></p></form>`;
}

function deliveryStep(session: OakSession, mistakes: Mistakes) {
  const { state } = session;
  const days = ([from, to]: [number, number]) =>
    from === to ? `${from} business days` : `${from} to ${to} business days`;
  return html`<form class="step-form" data-step="delivery" method="post" action="/checkout/delivery">${mistakes.delivery && html`<p class="why">${mistakes.delivery}</p>`}
${shipping.map((option) => html`<p class="row"><label><input type="radio" name="delivery" value="${option.id}" ${state.delivery === option.id && 'checked'}> ${option.label} (${days(option.days)}): <b>${usd(option.price)}</b></label></p>`)}
<p class="row boxed"><label><input type="checkbox" name="protection" value="yes" ${state.protection && 'checked'}> Add ${protection.name.toLowerCase()} for ${usd(protection.price)}: we replace anything lost or broken on the way</label></p>
<p class="row"><label>Gift note (optional) <textarea name="note" rows="2"></textarea></label></p><p><button class="button">Continue to payment</button></p></form>`;
}

function paymentStep(_session: OakSession, mistakes: Mistakes) {
  return html`<form class="step-form" data-step="payment" method="post" action="/checkout/payment">${mistakes.payment && html`<p class="why" role="alert">${mistakes.payment}</p>`}
<p class="row"><label><input type="radio" name="pay" value="card" checked> Credit or debit card</label></p><p class="row"><label><input type="radio" name="pay" value="check"> Personal check by mail</label></p>
<div class="cardbox">${line('Name on card', 'card_name', '', mistakes)}${line('Card number', 'card_no', '', mistakes, 'long')}<div class="three">${line('Month', 'card_mm', '', mistakes, 'tiny-input')}${line('Year', 'card_yy', '', mistakes, 'tiny-input')}${line('CVC', 'card_cvc', '', mistakes, 'tiny-input')}</div></div>
<p><button class="button">Review your order</button></p></form>`;
}

function reviewStep(session: OakSession, shop: Shop, mistakes: Mistakes) {
  const { details, card } = session.state;
  const { totals, extras } = tally(session, shop);
  const sum = (label: string, amount: number) =>
    html`<tr><td>${label}</td><td>${amount < 0 ? `-${usd(-amount)}` : usd(amount)}</td></tr>`;
  return html`<p>Deliver to <b>${details.fname} ${details.lname}</b>, ${details.addr1} ${details.addr2}, ${details.town}, ${details.st} ${details.postcode}. Pay ${card ? html`with ${card.brand} ending ${card.last4}` : 'by check'}.</p>
<table class="lines">${shop.items(session).map((item) => html`<tr><td>${item.quantity} × ${shop.product(item.slug)?.title} ${item.variant && html`<i>${item.variant}</i>`}</td><td>${usd(item.unitPrice * item.quantity)}</td></tr>`)}
${sum('Subtotal', totals.subtotal)}${totals.discount > 0 && sum('Discount', -totals.discount)}${sum('Delivery', totals.shipping)}${extras.map((extra) => sum(extra.name, extra.price))}${sum('Tax', totals.tax)}<tr class="grand"><td>Total</td><td>${usd(totals.total)}</td></tr></table>
<form class="step-form" data-step="place" method="post" action="/checkout/place">${mistakes.place && html`<p class="why" role="alert">${mistakes.place}</p>`}<p class="row"><label><input type="checkbox" name="offers" value="yes"> Email me seasonal offers</label></p><p><button class="button wide">Complete purchase</button></p></form>`;
}

const titles = ['Account', 'Delivery details', 'Delivery method', 'Payment', 'Review and complete'];

/** All five panels; only the current one carries its form, the ones before it offer to be opened again. */
export function accordion(session: OakSession, shop: Shop, mistakes: Mistakes = {}): Markup {
  const { step } = session.state;
  const bodies: (() => Markup)[] = [
    () => accountStep(session, mistakes),
    () => detailsStep(session, mistakes),
    () => deliveryStep(session, mistakes),
    () => paymentStep(session, mistakes),
    () => reviewStep(session, shop, mistakes),
  ];
  return html`${titles.map((title, index) => {
    const number = (index + 1) as Step;
    const body = bodies[index];
    return html`<div class="panel ${number === step ? 'open' : number < step ? 'done' : 'shut'}"><h2><span>${number}</span> ${title}${number < step && html` <a class="edit" href="/checkout/open?step=${number}">Edit</a>`}</h2>${number === step && body && html`<div class="panel-body">${body()}</div>`}</div>`;
  })}`;
}
