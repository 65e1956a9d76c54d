import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Pievienot grozam | Ielikt grozā',
    viewCart: 'Grozs | Skatīt grozu',
    goToCheckout: 'Uz kasi | Noformēt pirkumu | Doties uz apmaksu',
    placeOrder: 'Apstiprināt pasūtījumu | Veikt pasūtījumu un maksāt | Maksāt | Pasūtīt un apmaksāt',
    guest: 'Turpināt kā viesis | Pirkt bez reģistrācijas',
    continue: 'Turpināt | Tālāk | Nākamais solis',
    continueShopping: 'Turpināt iepirkties | Atgriezties veikalā',
    removeItem: 'Noņemt | Dzēst no groza',
    rejectCookies: 'Tikai nepieciešamās | Noraidīt visas',
    applyCoupon: 'Izmantot kuponu | Pielietot atlaides kodu',
  },
  harmless: 'Mani pasūtījumi | Pasūtījumu vēsture | Maksājuma veidi | Lietošanas noteikumi | Sūtījuma izsekošana',
  totals: {
    total: 'Kopā | Kopā apmaksai | Kopsumma',
    subtotal: 'Starpsumma | Preču summa',
    shipping: 'Piegāde | Piegādes maksa',
    tax: 'PVN | PVN 21 %',
    discount: 'Atlaide | Atlaide VASARA',
    fee: 'Piemaksa | Apkalpošanas maksa',
  },
  pages: {
    confirmation: 'Paldies par pasūtījumu! | Jūsu pasūtījums ir saņemts | Pasūtījuma apstiprinājums',
    emptyCart: 'Jūsu grozs ir tukšs',
    notFound: 'Lapa nav atrasta',
    payment: 'Maksājuma veids',
    shipping: 'Piegādes veids',
  },
  ticks: {
    terms: 'Piekrītu lietošanas noteikumiem | Esmu izlasījis noteikumus un piekrītu tiem',
    newsletter: 'Vēlos saņemt jaunumus e-pastā',
    differentAddress: 'Piegādāt uz citu adresi',
    sameAddress: 'Rēķina adrese ir tāda pati kā piegādes adrese',
  },
  complaints: {
    out_of_stock: 'Izpārdots | Prece nav pieejama',
    insufficient_stock: 'Atlikušas tikai 2',
    card_declined: 'Jūsu karte tika noraidīta. | Maksājums neizdevās',
    no_shipping_method: 'Uz šo adresi nepiegādājam',
    variant_required: 'Izvēlieties izmēru',
  },
  twoToThreeDays: '2–3 darba dienas | 2-3 dienas',
  taxIncluded: 'ar PVN | ieskaitot 21 % PVN',
  card: 'Kredītkarte | Maksājums ar karti',
  offline: 'Bankas pārskaitījums | Pēcmaksa',
};
