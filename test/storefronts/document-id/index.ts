// A Brazilian shop with the habits of the platform many there use: it wants the buyer's tax number (CPF), the postal code
// before the rest of the address, masks on every number, and the house number in its own field.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, money, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { formScript } from './form-script.ts';

/** The shop twice: as it is, and with an optional tax number. */
export const documentId: Storefront = brazilian('document-id', true);
export const documentFree: Storefront = brazilian('document-free', false);

function brazilian(name: string, required: boolean): Storefront {
  return {
    name,
    language: 'pt-BR',
    currency: 'BRL',
    country: 'BR',
    goods: [
      { slug: 'rede-algodao', title: 'Rede de algodão', price: 18990 },
      {
        slug: 'camiseta-boto',
        title: 'Camiseta Boto',
        price: 7990,
        options: [{ name: 'Tamanho', values: ['P', 'M', 'G'] }],
      },
      { slug: 'cuia-chimarrao', title: 'Cuia de chimarrão', price: 6500, soldOut: true },
    ],
    deliveries: [
      { id: 'sedex', title: 'SEDEX', price: 3490 },
      { id: 'pac', title: 'PAC', price: 1890 },
      { id: 'retirada', title: 'Retirar na loja', price: 0, pickup: true },
    ],
    answer: (ask, shop) => answer(ask, shop, required),
  };
}

const price = (minor: number): string => money(minor, 'BRL', 'pt-BR');

async function answer(ask: Ask, shop: Shop, required: boolean): Promise<Answer> {
  const { path, session, sent, query } = ask;
  const slug = /^\/([a-z-]+)\/p$/.exec(path)?.[1];
  if (slug) return product(ask, shop, slug);
  if (path === '/checkout/cart/add') {
    shop.add(session, query.get('sku') ?? '', query.get('var') ?? '', Number(query.get('qty') ?? 1));
    return { redirect: '/checkout/cart' };
  }
  if (path === '/api/item') {
    const line = session.lines[Number(sent.at)];
    if (line) line.quantity = Number(sent.quantity);
    session.lines = session.lines.filter((each) => each.quantity > 0);
    return { json: {} };
  }
  if (path === '/checkout/cart') return cart(ask, shop);
  if (path === '/checkout/email') return session.lines.length > 0 ? email(ask) : { redirect: '/checkout/cart' };
  if (path === '/checkout/form') return form(ask, shop, required);
  if (path === '/api/postal-code') {
    await pause(400);
    return { json: { street: 'Rua Augusta', district: 'Consolação', city: 'São Paulo', state: 'SP' } };
  }
  if (path === '/api/delivery') {
    session.kept.delivery = sent.id ?? '';
    return { json: totals(ask, shop) };
  }
  if (path === '/api/pay') {
    await pause(300);
    if (required && !/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(sent.document ?? ''))
      return { json: { message: 'CPF inválido.' } };
    const verdict = judgeCard(shop.provider.card(session.token));
    if (verdict === 'incomplete') return { json: { message: 'Confira os dados do cartão.' } };
    if (verdict) return { json: { message: 'Pagamento recusado. Seu cartão não foi autorizado.' } };
    const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment: 'card', customer: sent });
    session.kept = { order: order.number };
    return { json: { redirect: '/checkout/orderPlaced' } };
  }
  if (path === '/checkout/orderPlaced')
    return frame(
      ask,
      `<h1>Pedido realizado com sucesso!</h1><p>Pedido nº <strong>${session.kept.order}</strong></p><p>Enviamos a confirmação para o seu e-mail.</p>`,
    );
  return { page: '<h1>Página não encontrada</h1>', status: 404 };
}

function totals({ session }: Ask, shop: Shop): Record<string, string> {
  const subtotal = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  return {
    subtotal: price(subtotal),
    shipping: delivery ? (delivery.price === 0 ? 'Grátis' : price(delivery.price)) : 'A calcular',
    total: price(subtotal + (delivery?.price ?? 0)),
  };
}

function product(ask: Ask, shop: Shop, slug: string): string {
  const goods = shop.goods(slug);
  const [axis] = goods.options ?? [];
  const skus = axis
    ? `<div class="skuList"><span class="skuName">${axis.name}</span>${axis.values.map((value, at) => `<input type="radio" name="tamanho" id="sku${at}" value="${value}" class="skuradio"><label for="sku${at}" class="skuLabel">${value}</label>`).join('')}</div>`
    : '';
  const buy = goods.soldOut
    ? '<p class="unavailable">Produto indisponível</p><fieldset><legend>Avise-me quando chegar</legend><input placeholder="Digite seu e-mail..."><button type="button">Avise-me</button></fieldset>'
    : `${skus}<label>Quantidade <select id="qtd">${[1, 2, 3, 4, 5].map((n) => `<option>${n}</option>`).join('')}</select></label> <a href="#" class="buy-button" data-sku="${slug}">Comprar</a>`;
  const inTwelve = price(Math.round(goods.price / 12));
  return frame(
    ask,
    `<h1 class="productName">${goods.title}</h1><p class="price">Por: <strong class="skuBestPrice">${price(goods.price)}</strong> <em>ou 12x de ${inTwelve} sem juros</em></p>${buy}<script>(function () { var buy = document.querySelector('.buy-button'); if (!buy) return; buy.addEventListener('click', function (event) { event.preventDefault(); var radios = document.querySelectorAll('.skuradio'), picked = document.querySelector('.skuradio:checked'); if (radios.length && !picked) return alert('Por favor, selecione o modelo desejado.'); location.href = '/checkout/cart/add?sku=' + buy.dataset.sku + '&var=' + (picked ? picked.value : '') + '&qty=' + document.getElementById('qtd').value; }); })()</script>`,
  );
}

function cart(ask: Ask, shop: Shop): string {
  if (ask.session.lines.length === 0) return frame(ask, '<h2 class="empty-cart-title">Seu carrinho está vazio.</h2>');
  const sums = totals(ask, shop);
  const rows = ask.session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr class="product-item" data-at="${at}"><td class="product-name"><a href="/${goods.slug}/p">${goods.title}${variant ? ` - ${variant}` : ''}</a></td><td class="product-price">${price(goods.price)}</td><td class="quantity"><a href="#" class="item-quantity-change item-quantity-change-decrement" data-to="${quantity - 1}">-</a><input type="tel" class="input-mini" value="${quantity}"><a href="#" class="item-quantity-change item-quantity-change-increment" data-to="${quantity + 1}">+</a></td><td class="quantity-price">${price(goods.price * quantity)}</td><td class="item-remove"><a href="#" class="item-link-remove" title="remover" data-to="0"><i style="display:inline-block;width:12px;height:12px"></i><span class="hide">Remover</span></a></td></tr>`,
  );
  return frame(
    ask,
    `<h1 id="cart-title">Meu carrinho</h1><table class="table cart-items"><thead><tr><th>Produto</th><th>Preço</th><th>Quantidade</th><th>Total</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table><div class="summary"><table><tr class="Items"><td class="info">Subtotal</td><td class="monetary">${sums.subtotal}</td></tr><tr><td class="info">Entrega</td><td class="monetary">${sums.shipping}</td></tr><tr><td>Total</td><td class="monetary">${sums.total}</td></tr></table><a href="/checkout/email" id="cart-to-orderform" class="btn btn-large btn-success">Fechar pedido</a><a href="/" id="cart-choose-more-products">Escolher mais produtos</a></div><script>document.querySelectorAll('[data-to]').forEach(function (a) { a.addEventListener('click', function (event) { event.preventDefault(); fetch('/api/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ at: a.closest('[data-at]').dataset.at, quantity: a.dataset.to }) }).then(function () { location.reload(); }); }); });</script>`,
  );
}

function email(ask: Ask): string {
  return frame(
    ask,
    `<div class="pre-email"><h3 class="client-pre-email-h">Para finalizar a compra, informe seu e-mail.</h3><h4>Rápido. Fácil. Seguro.</h4><form onsubmit="sessionStorage.email = document.getElementById('client-pre-email').value; location.href = '/checkout/form'; return false"><input type="email" id="client-pre-email" placeholder="seu@email.com" autocapitalize="off"><button id="btn-client-pre-email" class="btn btn-success" type="submit">Continuar</button></form><p>Usamos seu e-mail para: identificar seu perfil, notificar o andamento do pedido.</p></div>`,
  );
}

function form(ask: Ask, shop: Shop, required: boolean): string {
  const labels = encodeURIComponent('Número do cartão|Validade (MM/AA)|Código de segurança');
  const sums = totals(ask, shop);
  const lines = ask.session.lines.map(
    ({ goods, variant, quantity }) =>
      `<li class="cart-item"><span class="fn product-name">${goods.title}${variant ? ` - ${variant}` : ''}</span> <span class="quantity badge">${quantity}</span> <strong class="price">${price(goods.price * quantity)}</strong></li>`,
  );
  const deliveries = shop.definition.deliveries
    .map(
      ({ id, title, price: cost }) =>
        `<label class="shipping-option"><input type="radio" name="entrega" value="${id}"> <span>${title}</span> <span>${cost === 0 ? 'Grátis' : price(cost)}</span></label><br>`,
    )
    .join('');
  return frame(
    ask,
    `<div class="columns"><div data-form data-required="${required}"></div><template data-deliveries>${deliveries}</template><div data-card hidden><h3>Cartão de crédito</h3><iframe title="Dados do cartão" src="${shop.provider.url}/form?ref=${ask.session.token}&labels=${labels}" style="width:420px;height:140px;border:0"></iframe><p>Parcelas: <select aria-label="Em quantas parcelas deseja pagar?"><option>Total à vista</option><option>2x sem juros</option></select></p></div><div data-pay></div><aside><h2>Resumo do pedido</h2><ul>${lines.join('')}</ul><table><tr><td>Subtotal</td><td data-sum="subtotal">${sums.subtotal}</td></tr><tr><td>Entrega</td><td data-sum="shipping">${sums.shipping}</td></tr><tr><td>Total</td><td data-sum="total">${sums.total}</td></tr></table></aside></div><script>${formScript}</script>`,
  );
}

function frame({ session }: Ask, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Feira do Norte</title><style>body{font:15px sans-serif;margin:0 auto;max-width:1000px}.hide{display:none}.columns{display:grid;grid-template-columns:1fr 1fr;gap:20px}[hidden]{display:none!important}.error{color:#c00}.buy-button,.btn{background:#0a6;color:#fff;padding:10px 20px;display:inline-block}.skuradio{display:none}.skuLabel{border:1px solid #999;padding:6px 12px}.skuradio:checked+.skuLabel{border-color:#000}</style></head><body><header><a href="/">Feira do Norte</a> <a href="/checkout/cart" title="Carrinho">Meu carrinho (${count})</a></header><main>${body}</main></body></html>`;
}
