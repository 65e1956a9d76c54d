import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Přidat do košíku | Do košíku | Vložit do košíku | Koupit',
    viewCart: 'Košík | Zobrazit košík | Nákupní košík | Přejít do košíku',
    goToCheckout: 'K pokladně | Přejít k pokladně | Pokračovat v objednávce | Pokladna',
    placeOrder:
      'Odeslat objednávku | Objednat | Objednat s povinností platby | Objednávka zavazující k platbě | Závazně objednat | Zaplatit | Dokončit objednávku | Objednávám a platím',
    guest: 'Pokračovat jako host | Nakoupit bez registrace',
    continue: 'Pokračovat | Další krok | Pokračovat na dopravu',
    continueShopping: 'Pokračovat v nákupu | Zpět do obchodu',
    removeItem: 'Odstranit | Odebrat z košíku',
    rejectCookies: 'Pouze nezbytné | Odmítnout vše',
    applyCoupon: 'Uplatnit slevový kód | Použít kupón',
  },
  harmless:
    'Moje objednávky | Stav objednávky | Způsoby platby | Obchodní podmínky | Historie objednávek | Sledování zásilky',
  totals: {
    total: 'Celkem | Celkem k úhradě | Celkem s DPH | Celková cena | K zaplacení',
    subtotal: 'Mezisoučet | Cena zboží | Celkem bez DPH',
    shipping: 'Doprava | Poštovné | Cena dopravy',
    tax: 'DPH | DPH 21 % | z toho DPH',
    discount: 'Sleva | Slevový kód LETO',
    fee: 'Doběrečné | Balné',
  },
  pages: {
    confirmation:
      'Děkujeme za vaši objednávku! | Děkujeme za nákup | Vaše objednávka byla přijata | Potvrzení objednávky',
    emptyCart: 'Váš košík je prázdný | Nákupní košík je prázdný',
    notFound: 'Stránka nenalezena',
    payment: 'Způsob platby',
    shipping: 'Způsob dopravy',
  },
  ticks: {
    terms: 'Souhlasím s obchodními podmínkami | Seznámil jsem se s obchodními podmínkami a souhlasím s nimi',
    newsletter: 'Chci dostávat novinky e-mailem | Odebírat newsletter',
    differentAddress: 'Doručit na jinou adresu',
    sameAddress: 'Fakturační adresa je stejná jako dodací',
  },
  complaints: {
    out_of_stock: 'Vyprodáno | Zboží bohužel není skladem',
    insufficient_stock: 'Zbývají 2 kusy | Můžete objednat maximálně 3 kusy',
    card_declined: 'Vaše karta byla zamítnuta. | Platba se nezdařila | Banka platbu zamítla',
    no_shipping_method: 'Na tuto adresu bohužel nedoručujeme',
    variant_required: 'Vyberte velikost | Zvolte variantu',
  },
  phrases: {
    addsToOrder: 'Přidat pojištění',
    refusal: 'Ne, děkuji',
    plainNo: 'Ne, děkuji',
  },
  otherDays: { 'Doručení do 5 pracovních dnů': [5, 5] },
  twoToThreeDays: '2–3 pracovní dny | doručení za 2 až 3 dny | 2-3 dny',
  tomorrow: 'Doručíme zítra',
  taxIncluded: 'vč. DPH | včetně 21 % DPH | cena s DPH',
  card: 'Platební karta | Kartou online | Platba kartou',
  offline: 'Na dobírku | Bankovním převodem',
};
