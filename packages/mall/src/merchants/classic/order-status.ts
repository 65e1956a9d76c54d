import { html } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import type { RawRequest } from '../../read-request.ts';
import { dollars, layout } from './layout.ts';

/** Answers by order number or by the cart token that the client chose, always with the e-mail address. */
export function orderStatusPage(request: RawRequest, shop: Shop) {
  const reference = request.query.get('ref') ?? '';
  const email = request.query.get('email') ?? '';
  const order = reference && email ? shop.ledger.find({ reference, email }) : undefined;
  return layout(
    'Order Status',
    html`<h1>Order Status</h1><form method="get" action="/store/orderstatus.cgi"><table class="formtable"><tr><td class="l">Order number or basket reference</td><td><input type="text" name="ref" value="${reference}" size="28"></td></tr>
<tr><td class="l">E-mail</td><td><input type="text" name="email" value="${email}" size="28"></td></tr><tr><td></td><td><input class="btn" type="submit" value="Find Order"></td></tr></table></form>
${
  order
    ? html`<table class="grid" width="480" cellspacing="0"><tr><th>Order number</th><td id="orderno">${order.orderNumber}</td></tr><tr><th>Entered</th><td>${order.placedAt}</td></tr>
<tr><th>Status</th><td>Received, being packed</td></tr><tr><th>Order total</th><td>${dollars(order.total)}</td></tr></table>`
    : reference && html`<p><font color="#990000">We found no order with that number and e-mail address.</font></p>`
}`,
    reference && !order ? 404 : 200,
  );
}
