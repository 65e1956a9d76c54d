import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Dodaj u košaricu | Dodaj u korpu | U košaricu',
    buyNow: 'Kupi odmah | Brza kupovina',
    viewCart: 'Pogledaj košaricu | Moja korpa',
    goToCheckout: 'Idi na blagajnu | Nastavi na plaćanje | Završi kupovinu',
    guest: 'Nastavi kao gost | Kupnja bez registracije',
    continue: 'Nastavi | Dalje | Spremi i nastavi',
    continueShopping: 'Nastavi kupovinu | Natrag u trgovinu',
    placeOrder: 'Potvrdi narudžbu | Pošalji porudžbinu | Plati odmah | Završi narudžbu | Naruči uz obvezu plaćanja',
    removeItem: 'Ukloni | Obriši proizvod',
    rejectCookies: 'Samo nužni | Odbij sve',
  },
  harmless: 'Moje narudžbe | Praćenje narudžbe | Načini plaćanja | Povijest narudžbi | Način plaćanja',
  totals: {
    subtotal: 'Međuzbroj | Međuzbir | Vrednost korpe',
    shipping: 'Dostava | Troškovi dostave | Isporuka',
    tax: 'PDV 25% | Uključen PDV',
    discount: 'Popust | Kupon LJETO',
    fee: 'Naknada za pouzeće | Provizija',
    total: 'Ukupno | Sveukupno | Ukupno za plaćanje | Ukupno s PDV-om',
  },
  pages: {
    confirmation: 'Hvala na vašoj narudžbi | Vaša narudžba je zaprimljena | Porudžbina je uspešno primljena',
    emptyCart: 'Vaša košarica je prazna | Korpa je trenutno prazna',
    notFound: 'Stranica nije pronađena',
  },
  complaints: {
    out_of_stock: 'Proizvod je rasprodan | Nema na stanju',
    insufficient_stock: 'Preostalo samo 2 komada | Nedovoljna količina na skladištu',
    card_declined: 'Kartica je odbijena | Plaćanje nije uspjelo',
    no_shipping_method: 'Ne dostavljamo na ovu adresu | Nema dostupnih načina dostave',
    variant_required: 'Odaberite veličinu | Molimo izaberite boju',
  },
  twoToThreeDays: '2-3 radna dana | od 2 do 3 dana',
  card: 'Kreditna kartica | Plaćanje karticom',
  offline: 'Plaćanje pouzećem | Uplata na račun',
};
