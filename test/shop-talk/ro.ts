import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Adaugă în coș | Adauga in cosul de cumparaturi | Cumpără',
    viewCart: 'Coșul meu | Vezi coșul | Coș de cumpărături',
    goToCheckout: 'Finalizează comanda | Continuă spre casă | Mergi la finalizare | Finalizare comandă',
    placeOrder:
      'Plasează comanda | Trimite comanda | Confirmă comanda | Comandă cu obligație de plată | Plătește acum | Comandă | Finalizează comanda',
    guest: 'Continuă fără cont | Comandă ca vizitator',
    continue: 'Continuă | Pasul următor | Continuă spre livrare',
    continueShopping: 'Continuă cumpărăturile | Înapoi la magazin',
    removeItem: 'Șterge | Elimină produsul',
    rejectCookies: 'Doar cele necesare | Refuză toate',
    applyCoupon: 'Aplică codul | Aplică',
  },
  harmless: 'Comenzile mele | Istoric comenzi | Metode de plată | Termeni și condiții | Urmărire colet',
  totals: {
    total: 'Total | Total de plată | Total comandă | Total (cu TVA) | Suma totală',
    subtotal: 'Subtotal | Cost produse | Total fără TVA',
    shipping: 'Livrare | Cost livrare | Transport | Taxa de transport',
    tax: 'TVA | TVA 21% | din care TVA',
    discount: 'Reducere | Cupon VARA | Cod de reducere',
    fee: 'Taxă ramburs | Comision de procesare',
  },
  pages: {
    confirmation:
      'Vă mulțumim pentru comandă! | Mulțumim pentru comanda ta | Comanda ta a fost plasată cu succes | Confirmarea comenzii',
    emptyCart: 'Coșul tău este gol | Coșul de cumpărături este momentan gol',
    notFound: 'Pagina nu a fost găsită',
    payment: 'Metodă de plată',
    shipping: 'Metodă de livrare',
  },
  ticks: {
    terms: 'Sunt de acord cu termenii și condițiile | Am citit și accept termenii și condițiile',
    newsletter: 'Mă abonez la newsletter | Doresc să primesc oferte pe e-mail',
    differentAddress: 'Livrare la o altă adresă',
    sameAddress: 'Adresa de facturare este aceeași cu adresa de livrare',
  },
  complaints: {
    out_of_stock: 'Stoc epuizat | Produsul nu este în stoc',
    insufficient_stock: 'Doar 2 bucăți disponibile | Poți comanda maxim 3 bucăți | Stoc insuficient',
    card_declined: 'Cardul tău a fost refuzat. | Plata a eșuat | Fonduri insuficiente',
    no_shipping_method: 'Nu livrăm la această adresă',
    variant_required: 'Alege o mărime | Selectează culoarea',
  },
  phrases: {
    addsToOrder: 'Da, vreau asigurare',
    refusal: 'Nu, mulțumesc',
    plainNo: 'Nu, mulțumesc',
  },
  otherDays: { 'Livrare în 5 zile': [5, 5] },
  twoToThreeDays: '2-3 zile lucrătoare | livrare în 2 - 3 zile | 2 pana la 3 zile',
  tomorrow: 'Livrare mâine',
  taxIncluded: 'TVA inclus | inclusiv TVA | cu TVA',
  card: 'Card bancar | Plată online cu cardul',
  offline: 'Ramburs la curier | Transfer bancar',
};
