import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readProductPage } from './read-product-page.ts';

const url = 'https://www.shop.example/p/teapot';
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const read = (html: string, at = url) => readProductPage(html, at);

describe('JSON-LD', () => {
  it('reads a product in a graph and follows references', () => {
    const page = read(
      ld({
        '@graph': [
          { '@type': 'WebSite', name: 'Shop' },
          { '@type': 'Offer', '@id': '#offer', price: '1299.50', priceCurrency: 'EUR', availability: 'schema:InStock' },
          { '@type': ['Product', 'Thing'], name: 'Teapot', brand: 'Kyusu', sku: 'T-1', offers: { '@id': '#offer' } },
        ],
      }),
    );
    assert.equal(page?.price, 129_950);
    assert.equal(page?.currency, 'EUR');
    assert.equal(page?.brand, 'Kyusu');
    assert.equal(page?.variants[0]?.id, 'T-1');
  });

  it('takes the lowest price of an aggregate and the price that is not crossed out', () => {
    const aggregate = { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 20, priceCurrency: 'USD' };
    assert.equal(read(ld({ '@type': 'Product', name: 'A', offers: aggregate }))?.price, 1000);
    const specified = {
      '@type': 'Offer',
      priceSpecification: [
        { price: 30, priceCurrency: 'USD', priceType: 'https://schema.org/ListPrice' },
        { price: 25, priceCurrency: 'USD' },
      ],
    };
    assert.equal(read(ld({ '@type': 'Product', name: 'A', offers: [specified] }))?.price, 2500);
  });

  it('reads the variants of a product group and keeps to its axes', () => {
    const variant = (color: string, size: string, price: number) => ({
      '@type': 'Product',
      sku: `${color}${size}`,
      color,
      size,
      material: 'Clay',
      offers: { '@type': 'Offer', price, priceCurrency: 'USD', availability: 'InStock', url: `?v=${color}${size}` },
    });
    const page = read(
      ld({
        '@type': 'ProductGroup',
        name: 'Teapot',
        variesBy: ['https://schema.org/size', 'https://schema.org/color'],
        hasVariant: [variant('Red', 'S', 12), variant('Red', 'L', 15), variant('Blue', 'S', 11)],
      }),
      `${url}?v=RedL`,
    );
    assert.deepEqual(page?.dimensions, ['size', 'color']);
    assert.deepEqual(page?.variants[1]?.attributes, { size: 'L', color: 'Red' });
    assert.equal(page?.variants.find((one) => one.chosen)?.id, 'RedL');
    assert.equal(page?.price, 1100);
  });

  it('takes products of one name for variants, and sellers of one article for offers', () => {
    const size = (sku: string, availability: string) => ({
      '@type': 'Product',
      name: 'Boots',
      sku,
      offers: { '@type': 'Offer', price: 70, priceCurrency: 'EUR', availability },
    });
    const boots = read(ld([size('35', 'OutOfStock'), size('36', 'InStock')]));
    assert.equal(boots?.variants.length, 2);
    assert.equal(boots?.available, true);
    const offer = (seller: string, price: number) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      sku: seller,
      seller: { name: seller },
    });
    const sold = read(ld({ '@type': 'Product', name: 'Cup', offers: [offer('A', 9), offer('B', 8)] }));
    assert.equal(sold?.variants.length, 1);
    assert.equal(sold?.price, 800);
  });

  it('refuses a listing and finds the page’s own product among others', () => {
    const entry = (name: string) => ({ '@type': 'Product', name, offers: { price: 5, priceCurrency: 'USD' } });
    assert.equal(read(`<h1>All cups</h1>${ld([entry('Blue cup'), entry('Red mug'), entry('Jar')])}`), null);
    const list = { '@type': 'ItemList', itemListElement: [{ item: entry('Blue cup') }] };
    assert.equal(read(`<h1>All cups</h1>${ld(list)}`), null);
    assert.equal(read(`<h1>Red mug</h1>${ld([entry('Blue cup'), entry('Red mug')])}`)?.name, 'Red mug');
  });

  it('survives what shops get wrong', () => {
    const broken = `<script type="application/ld+json"><!--
      {"@type":"Product","name":"Tea
pot","offers":{"price":"1.299,00 €","priceCurrency":"EUR",},}
    --></script>`;
    assert.equal(read(broken)?.price, 129_900);
    assert.equal(read('<script type="application/ld+json">{"@type":"Product"</script>'), null);
  });

  it('keeps published shipping', () => {
    const shippingDetails = {
      '@type': 'OfferShippingDetails',
      shippingRate: { value: '4.95', currency: 'USD' },
      shippingDestination: { addressCountry: 'US', addressRegion: ['CA', 'NY'] },
    };
    const offers = { price: 5, priceCurrency: 'USD', shippingDetails };
    const page = read(ld({ '@type': 'Product', name: 'A', offers }));
    assert.deepEqual(page?.shipping, [
      { country: 'US', regions: ['CA', 'NY'], rate: 495, currency: 'USD', freeFrom: null },
    ]);
  });
});

describe('other markup', () => {
  it('reads microdata, with the offer inside and reviews left out', () => {
    const page = read(`<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Jug</h1>
      <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><b itemprop="name">Tonware</b></span>
      <div itemprop="review" itemscope itemtype="https://schema.org/Review"><b itemprop="name">Great!</b></div>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="GBP">
      <span itemprop="price" content="18.00">£18</span><link itemprop="availability" href="http://schema.org/OutOfStock">
      </div></div>`);
    assert.deepEqual(
      [page?.name, page?.brand, page?.price, page?.currency, page?.available],
      ['Jug', 'Tonware', 1800, 'GBP', false],
    );
  });

  it('reads RDFa and OpenGraph product tags', () => {
    const rdfa = read(`<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Jug</h1>
      <div property="offers" typeof="Offer"><span property="price" content="7.5"></span>
      <meta property="priceCurrency" content="USD"></div></div>`);
    assert.equal(rdfa?.price, 750);
    const graph = read(`<meta property="og:title" content="Jug | Shop"><meta property="og:site_name" content="Shop">
      <meta property="product:price:amount" content="19.90"><meta property="product:price:currency" content="CHF">
      <h1>Jug</h1>`);
    assert.deepEqual([graph?.name, graph?.price, graph?.currency, graph?.retailer], ['Jug', 1990, 'CHF', 'Shop']);
  });
});

describe('plain pages', () => {
  const plain = (body: string) => `<title>Copper Kettle | Shop</title><body>${body}</body>`;

  it('reads heading, price and options that a shopper would see', () => {
    const page = read(
      plain(`<nav>Cart $0.00</nav><h1>Copper Kettle</h1><p><del>$59.00</del> <b>$49.00</b></p><p>Free shipping over $75</p>
        <form action="/cart/add"><label for="s">Size</label><select id="s" name="size"><option value="">Choose</option>
        <option value="1">1 litre</option><option value="2" disabled>2 litres</option></select>
        <select name="quantity"><option>1</option></select><button>Add to cart</button></form>`),
    );
    assert.equal(page?.name, 'Copper Kettle');
    assert.equal(page?.price, 4900);
    assert.deepEqual(page?.dimensions, ['Size']);
    assert.deepEqual(
      page?.variants.map((one) => [one.attributes.Size, one.available]),
      [
        ['1 litre', true],
        ['2 litres', false],
      ],
    );
  });

  it('sees a German page with comma decimals, a sold-out one, and an input as button', () => {
    const german = read(
      plain(`<h1>Kupferkessel</h1><span class="preis">1.249,90 €</span><button>In den Warenkorb</button>`),
    );
    assert.deepEqual([german?.price, german?.currency], [124_990, 'EUR']);
    const sold = read(
      plain(`<h1>Copper Kettle</h1><span class="price">£20.00</span><input type="submit" value="Add to basket" disabled>
      <p>Sold out</p>`),
    );
    assert.equal(sold?.available, false);
    const bare = read(plain(`<h1>Copper Kettle</h1><p>Price £20.00</p><ul><li>0 units in stock</li></ul>`));
    assert.deepEqual([bare?.price, bare?.available], [2000, false]);
    const many = read(plain(`<h1>Kettle</h1><p>Price £20.00</p><li>120 in stock</li><button>Add to cart</button>`));
    assert.equal(many?.available, true);
  });

  it('reads the maker off a label in the language of the page, and off a label of two words', () => {
    const offer = '<h1>Copper Kettle</h1><span class="price">€20.00</span><button>Add to cart</button>';
    const makers = [
      '<p>Výrobca</p><p> ANPIX </p>',
      '<table><tr><td>Kaubamärk</td><td><a href="/f">Bosch</a></td></tr></table>',
      '<p>make/manufacturer: <b>Consteel LTD</b></p>',
    ].map((label) => read(plain(offer + label))?.brand);
    assert.deepEqual(makers, ['ANPIX', 'Bosch', 'Consteel LTD']);
  });

  it('takes the price beside the heading, not the better marked one of another product', () => {
    const card = (name: string, price: string) =>
      `<div class="card"><a href="/p/${name}"><img src="${name}.jpg" alt="${name}">${name}</a><p class="price">${price}</p></div>`;
    const page = read(`<title>Teapot</title><header><img src="/logo.png" alt="The shop"></header>
      <div id="side">${card('Cup', '$7.00')}</div><div id="content"><div class="row"><div class="col"><img src="/a.jpg" alt="Teapot, glazed"></div>
      <div class="col"><h1>Teapot</h1><ul><li><h2>$100.00</h2></li></ul><button>Add to cart</button></div></div>
      <h3>Related</h3><div class="row">${card('Tray', '$101.00')}${card('Whisk', '$12.00')}</div></div>`);
    assert.equal(page?.price, 10_000);
    assert.match(page?.image ?? '', /a\.jpg$/);
  });

  it('does not take the amount of an extra for the price', () => {
    const page = read(
      plain(`<h1>Copper Kettle</h1><p><span class="was">$99.00</span> <span class="now">$49.00</span></p>
        <form action="/cart/put"><label><input type="checkbox" name="care" checked> Three years of care <b>$9.99</b></label>
        <input type="checkbox" id="wrap" name="wrap"><label for="wrap">Gift wrapping <b>$4.00</b></label>
        <button>Add to cart</button></form>`),
    );
    assert.equal(page?.price, 4900);
  });

  it('reads cents that are set smaller beside the amount', () => {
    const page = (price: string) =>
      read(`<h1>Teapot</h1><p class="price">${price}</p><button>Add to cart</button>`)?.price;
    assert.equal(page('$249<sup>99</sup>'), 24_999);
    assert.equal(page('<span>€</span><span>1.249</span><span class="small">50</span>'), 124_950);
    assert.equal(page('63<sup>07</sup> <span>Lei</span>'), 6307);
  });

  it('reads names that a shop escaped for HTML inside its JSON', () => {
    const node = {
      '@type': 'Product',
      name: 'Tom &amp; Ann&#039;s kettle',
      offers: { price: 5, priceCurrency: 'USD' },
    };
    const page = read(`<script type="application/ld+json">${JSON.stringify(node)}</script>`);
    assert.equal(page?.name, "Tom & Ann's kettle");
  });

  it('refuses pages that sell nothing, many things or nothing at all', () => {
    assert.equal(read(plain('<h1>About us</h1><p>Founded with $500 in 1999.</p>')), null);
    const card = (n: number) =>
      `<li class="card"><a href="/p/${n}">Kettle ${n}</a><span class="price">$${n}.00</span><button>Add to cart</button></li>`;
    assert.equal(read(plain(`<h1>Kettles</h1><ul>${[11, 12, 13, 14, 15].map(card).join('')}</ul>`)), null);
    assert.equal(read(''), null);
  });

  it('never fails on any page', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        readProductPage(`<h1>${text}</h1><script type="application/ld+json">${json}</script>${text}`, url);
      }),
    );
  });
});

describe('addresses', () => {
  const product = ld({ '@type': 'Product', name: 'A', image: '//cdn.example/a.jpg', offers: { price: 5 } });
  const direct = (href: string) => read(`<link rel="canonical" href="${href}">${product}`)?.directUrl;

  it('believes a canonical address only on the same site and not the home page', () => {
    assert.equal(direct('https://shop.example/teapot'), 'https://shop.example/teapot');
    assert.equal(direct('https://evil.example/teapot'), url);
    assert.equal(direct('https://www.shop.example/'), url);
    assert.equal(direct('javascript:alert(1)'), url);
  });

  it('gives one address to all variants of a product', () => {
    const offers = [1, 2].map((id) => ({ '@type': 'Offer', price: 1, sku: `${id}`, url: `/p/teapot?lang=de&v=${id}` }));
    const variants = ld({ '@type': 'Product', name: 'A', offers });
    assert.equal(read(variants, `${url}?lang=de&v=2&utm_medium=mail`)?.directUrl, `${url}?lang=de`);
    const stated = ld({ '@type': 'Product', name: 'A', url: '/teapot', offers: { price: 5 } });
    assert.equal(read(stated)?.directUrl, 'https://www.shop.example/teapot');
  });

  it('completes protocol-relative images and never sends the buyer to another site', () => {
    assert.equal(read(product)?.image, 'https://cdn.example/a.jpg');
    const offers = ['https://evil.example/1', '/p/2'].map((to) => ({ '@type': 'Offer', price: 1, url: to }));
    const page = read(ld({ '@type': 'Product', name: 'A', offers }));
    assert.deepEqual(
      page?.variants.map((one) => one.url),
      [url, 'https://www.shop.example/p/2'],
    );
  });
});
