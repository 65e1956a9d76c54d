import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Lägg i varukorgen | Lägg till i varukorg | Köp | Lägg i kundvagn',
    viewCart: 'Varukorg | Visa varukorg | Till kundvagnen',
    goToCheckout: 'Till kassan | Gå till kassan | Gå vidare till kassan',
    placeOrder: 'Slutför köp | Beställ | Betala nu | Lägg beställning | Skicka beställning | Genomför köp',
    guest: 'Fortsätt som gäst | Handla utan konto',
    continue: 'Fortsätt | Nästa | Fortsätt till leverans',
    continueShopping: 'Fortsätt handla | Tillbaka till butiken',
    removeItem: 'Ta bort | Ta bort vara',
    rejectCookies: 'Endast nödvändiga | Avvisa alla',
    applyCoupon: 'Använd rabattkod | Aktivera',
  },
  harmless: 'Mina ordrar | Spåra order | Orderstatus | Betalningssätt | Så betalar du | Köpvillkor | Leveransvillkor',
  totals: {
    total: 'Totalt | Att betala | Totalt inkl. moms | Totalsumma | Summa att betala',
    subtotal: 'Delsumma | Varor',
    shipping: 'Frakt | Fraktkostnad | Leverans',
    tax: 'Moms | Varav moms | Moms 25 %',
    discount: 'Rabatt | Rabattkod SOMMAR',
    fee: 'Fakturaavgift | Expeditionsavgift',
  },
  pages: {
    confirmation:
      'Tack för din beställning! | Tack för ditt köp | Din order har mottagits | Din beställning har bekräftats | Orderbekräftelse',
    emptyCart: 'Din varukorg är tom',
    notFound: 'Sidan hittades inte',
    payment: 'Betalningssätt',
    shipping: 'Leveranssätt',
  },
  ticks: {
    terms: 'Jag godkänner köpvillkoren | Jag har läst och accepterar villkoren',
    newsletter: 'Ja tack, jag vill få nyhetsbrev',
    differentAddress: 'Leverera till en annan adress',
    sameAddress: 'Fakturaadressen är samma som leveransadressen',
  },
  complaints: {
    out_of_stock: 'Slutsåld | Tyvärr är varan slut i lager',
    insufficient_stock: 'Endast 2 kvar i lager | Du kan bara köpa 3 av denna vara',
    card_declined: 'Ditt kort nekades. | Betalningen misslyckades, försök med ett annat kort | Köpet medges ej',
    no_shipping_method: 'Vi levererar tyvärr inte till denna adress | Inga fraktalternativ tillgängliga',
    variant_required: 'Välj storlek | Välj en färg',
  },
  phrases: {
    addsToOrder: 'Ja, lägg till försäkring',
    refusal: 'Nej tack',
    plainNo: 'Nej tack',
  },
  otherDays: { '2–4 vardagar': [2, 4], 'Leverans inom 3 arbetsdagar': [3, 3] },
  twoToThreeDays: '2–3 vardagar | Leverans inom 2 till 3 arbetsdagar | 2-3 dagar',
  tomorrow: 'Levereras imorgon',
  taxIncluded: 'inkl. moms | varav 25 % moms',
  card: 'Kreditkort | Kortbetalning | Betala med kort',
  offline: 'Faktura 14 dagar | Postförskott',
};
