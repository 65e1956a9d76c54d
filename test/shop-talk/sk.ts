import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Pridať do košíka | Do košíka | Vložiť do košíka | Kúpiť',
    viewCart: 'Košík | Zobraziť košík | Nákupný košík | Prejsť do košíka',
    goToCheckout: 'K pokladni | Prejsť k pokladni | Pokračovať v objednávke | Pokladňa',
    placeOrder:
      'Odoslať objednávku | Objednať | Objednať s povinnosťou platby | Objednávka s povinnosťou platby | Záväzne objednať | Zaplatiť | Dokončiť objednávku',
    guest: 'Pokračovať ako hosť | Nakúpiť bez registrácie',
    continue: 'Pokračovať | Ďalší krok | Pokračovať na dopravu',
    continueShopping: 'Pokračovať v nákupe | Späť do obchodu',
    removeItem: 'Odstrániť | Odobrať z košíka',
    rejectCookies: 'Iba nevyhnutné | Odmietnuť všetko',
    applyCoupon: 'Uplatniť zľavový kód | Použiť kupón',
  },
  harmless:
    'Moje objednávky | Stav objednávky | Spôsoby platby | Obchodné podmienky | História objednávok | Sledovanie zásielky',
  totals: {
    total: 'Spolu | Spolu na úhradu | Spolu s DPH | Celková cena | Na zaplatenie',
    subtotal: 'Medzisúčet | Cena tovaru | Spolu bez DPH',
    shipping: 'Doprava | Poštovné | Cena dopravy',
    tax: 'DPH | DPH 23 % | z toho DPH',
    discount: 'Zľava | Zľavový kód LETO',
    fee: 'Dobierkovné | Balné',
  },
  pages: {
    confirmation:
      'Ďakujeme za vašu objednávku! | Ďakujeme za nákup | Vaša objednávka bola prijatá | Potvrdenie objednávky',
    emptyCart: 'Váš košík je prázdny | Nákupný košík je prázdny',
    notFound: 'Stránka sa nenašla',
    payment: 'Spôsob platby',
    shipping: 'Spôsob dopravy',
  },
  ticks: {
    terms: 'Súhlasím s obchodnými podmienkami | Oboznámil som sa s obchodnými podmienkami a súhlasím s nimi',
    newsletter: 'Chcem dostávať novinky e-mailom | Odoberať newsletter',
    differentAddress: 'Doručiť na inú adresu',
    sameAddress: 'Fakturačná adresa je rovnaká ako dodacia',
  },
  complaints: {
    out_of_stock: 'Vypredané | Tovar bohužiaľ nie je skladom',
    insufficient_stock: 'Zostávajú 2 kusy | Môžete objednať maximálne 3 kusy',
    card_declined: 'Vaša karta bola zamietnutá. | Platba sa nepodarila | Banka platbu zamietla',
    no_shipping_method: 'Na túto adresu bohužiaľ nedoručujeme',
    variant_required: 'Vyberte veľkosť | Zvoľte farbu',
  },
  phrases: {
    addsToOrder: 'Pridať poistenie',
    refusal: 'Nie, ďakujem',
    plainNo: 'Nie, ďakujem',
  },
  otherDays: { 'Doručenie do 5 pracovných dní': [5, 5] },
  twoToThreeDays: '2 – 3 pracovné dni | doručenie za 2 až 3 dni | 2-3 dni',
  tomorrow: 'Doručíme zajtra',
  taxIncluded: 'vrátane DPH | s DPH 23 % | cena s DPH',
  card: 'Platobná karta | Kartou online | Platba kartou',
  offline: 'Na dobierku | Bankovým prevodom',
};
