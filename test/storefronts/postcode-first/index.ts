// A Brazilian shop: the postal code alone brings the deliveries and then the rest of the address, part of it filled in and
// the number left open, and the card is paid in instalments that a select offers.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';
import { CHECKOUT_SCRIPT } from './checkout-script.ts';

const front = plainFront({
  shop: 'Casa Tucano',
  add: 'Comprar',
  soldOut: 'Sem estoque',
  cart: 'Carrinho de compras',
  emptyCart: 'O carrinho de compras está vazio.',
  columns: ['Produto', 'Preço', 'Quantidade', 'Subtotal'],
  subtotal: 'Subtotal (sem frete)',
  checkout: 'Iniciar compra',
  thanks: 'Obrigado pela sua compra!',
  number: 'Pedido nº',
});

export const postcodeFirst: Storefront = {
  name: 'postcode-first',
  language: 'pt-BR',
  currency: 'BRL',
  country: 'BR',
  goods: [
    { slug: 'caneca-esmaltada', title: 'Caneca esmaltada', price: 5900 },
    {
      slug: 'bolsa-palha',
      title: 'Bolsa de palha',
      price: 14900,
      options: [{ name: 'Cor', values: ['Natural', 'Preta'] }],
    },
    { slug: 'luminaria', title: 'Luminária', price: 28900, soldOut: true },
  ],
  deliveries: [
    { id: 'sedex', title: 'Correios - SEDEX', price: 3490 },
    { id: 'pac', title: 'Correios - PAC', price: 1890 },
    { id: 'loja', title: 'Retirar na loja', price: 0, pickup: true },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout')
    return front.frame(
      ask,
      shop,
      'Finalizar compra',
      `<h1>Finalizar compra</h1>${front.lines(ask, shop)}<div id="sums"></div><div id="app"></div><script>${CHECKOUT_SCRIPT}</script>`,
    );
  if (method !== 'POST') return { page: '<h1>404</h1>', status: 404 };
  if (path === '/checkout/cep') {
    const code = (sent.cep ?? '').replace(/\D/g, '');
    if (!sent.email?.includes('@')) return { json: { error: 'Informe um e-mail válido.' } };
    if (code.length !== 8) return { json: { error: 'CEP inválido.' } };
    keepTold(ask);
    const deliveries = shop.definition.deliveries.map(({ id, title, price }) => ({
      id,
      title,
      price: price === 0 ? 'Grátis' : front.price(shop, price),
      pickup: id === 'loja',
    }));
    const known = code === '01304001';
    const place = known
      ? { street: 'Rua Augusta', district: 'Consolação', city: 'São Paulo', state: 'SP' }
      : { street: '', district: '', city: '', state: '' };
    return { json: { deliveries, place, sums: sums(ask, shop) } };
  }
  if (path === '/checkout/frete') {
    session.kept.delivery = sent.delivery ?? '';
    return { json: { sums: sums(ask, shop) } };
  }
  if (path === '/checkout/destinatario') {
    const missing = ['nome', 'sobrenome', 'telefone', 'endereco', 'numero', 'bairro', 'cidade'].filter(
      (name) => !sent[name],
    );
    if (missing.length > 0) return { json: { error: `Preencha: ${missing.join(', ')}` } };
    keepTold(ask);
    const total = shop.subtotal(session) + shipping(ask, shop);
    const instalments = [1, 2, 3].map((count) => ({
      count,
      text: `${count}x de ${front.price(shop, Math.round(total / count))} sem juros`,
    }));
    return { json: { instalments, total: front.price(shop, total) } };
  }
  if (path !== '/checkout/pagar') return { page: '<h1>404</h1>', status: 404 };
  if (!session.kept.delivery || !toldOf(ask).endereco) return { json: { error: 'Dados incompletos.' } };
  const isCard = sent.method === 'card';
  const verdict = isCard ? judgeCard(cardOf(sent)) : null;
  if (verdict === 'incomplete' || (isCard && !sent.card_name))
    return { json: { error: 'Verifique os dados do cartão.' } };
  if (isCard && !sent.parcelas) return { json: { error: 'Selecione o número de parcelas.' } };
  if (verdict === 'declined') return { json: { error: 'Seu cartão foi recusado.' } };
  const payment = isCard ? 'card' : 'offline';
  const order = shop.book(session, { delivery: session.kept.delivery, payment, customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { json: { redirect: '/thanks' } };
}

function shipping({ session }: Ask, shop: Shop): number {
  return shop.definition.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0;
}

function sums(ask: Ask, shop: Shop): unknown {
  const subtotal = shop.subtotal(ask.session);
  const freight = shipping(ask, shop);
  return [
    ['Subtotal', front.price(shop, subtotal)],
    ['Custo de frete', ask.session.kept.delivery ? front.price(shop, freight) : 'A calcular'],
    ['Total', front.price(shop, subtotal + freight)],
  ];
}
