import type { LedgerOrder } from '../../ledger.ts';
import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { layout, pounds } from './layout.ts';
import type { Buyer } from './order.ts';

function receipt(order: LedgerOrder, shop: Shop): Markup {
  return html`<table class="tr-table">${order.items.map(
    (item) =>
      html`<tr><td>${item.quantity} × ${shop.product(item.slug)?.title} ${item.variant}</td><td>${pounds(item.unitPrice * item.quantity)}</td></tr>`,
  )}<tr><td>Delivery</td><td>${pounds(order.shipping)}</td></tr>${
    order.discount > 0 && html`<tr><td>Discount</td><td>-${pounds(order.discount)}</td></tr>`
  }<tr><td><strong>Total paid</strong></td><td><strong>${pounds(order.total)}</strong></td></tr></table>`;
}

export function orderPage(session: Buyer, shop: Shop): Markup {
  const order = shop.ledger.all().find((candidate) => candidate.orderNumber === session.state.lastOrder);
  if (!order) return layout(session, 'Orders', html`<h1>No recent order</h1>`);
  return layout(
    session,
    'Order confirmed',
    html`<h1>Thank you for your order</h1><p>Your order number is <strong id="order-number">${order.orderNumber}</strong>. A confirmation is on its way to ${order.email}.</p>${receipt(order, shop)}`,
  );
}

export function trackPage(session: Buyer, shop: Shop, form: URLSearchParams): Markup {
  const reference = form.get('order_number');
  const order = reference === null ? undefined : shop.ledger.find({ reference, email: form.get('email') ?? '' });
  return layout(
    session,
    'Track an order',
    html`<h1>Track an order</h1>${
      order
        ? html`<p>Order <strong>${order.orderNumber}</strong> is being packed.</p>${receipt(order, shop)}`
        : html`${reference !== null && html`<div class="tr-problem">We found no order with these details.</div>`}
<form method="post" action="/track-order" style="max-width:360px"><div class="tr-field"><label for="order_number">Order number</label><input id="order_number" name="order_number"></div>
<div class="tr-field"><label for="track-email">Email address</label><input id="track-email" name="email" type="email"></div><button class="tr-button">Find order</button></form>`
    }`,
  );
}
