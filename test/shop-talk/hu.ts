import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Kosárba | Kosárba teszem | Kosárba rakom | Hozzáadás a kosárhoz',
    viewCart: 'Kosár | Kosár megtekintése | Tovább a kosárhoz',
    goToCheckout: 'Tovább a pénztárhoz | Pénztár | Tovább a fizetéshez | Tovább a megrendeléshez',
    placeOrder:
      'Megrendelem | Rendelés elküldése | Megrendelés elküldése | Fizetési kötelezettséggel járó megrendelés | Megrendelés fizetési kötelezettséggel | Megrendelés véglegesítése | Rendelés leadása | Fizetés',
    guest: 'Vásárlás regisztráció nélkül | Folytatás vendégként',
    continue: 'Tovább | Következő lépés | Folytatás',
    continueShopping: 'Vásárlás folytatása | Vissza a boltba',
    removeItem: 'Törlés | Termék eltávolítása',
    rejectCookies: 'Csak a szükségesek | Elutasítom',
    applyCoupon: 'Kupon beváltása | Alkalmazás',
  },
  harmless: 'Rendeléseim | Fizetési módok | Általános szerződési feltételek | Korábbi rendelések | Csomagkövetés',
  totals: {
    total: 'Összesen | Végösszeg | Fizetendő | Fizetendő összesen | Bruttó végösszeg',
    subtotal: 'Részösszeg | Termékek ára | Nettó összeg',
    shipping: 'Szállítás | Szállítási költség | Szállítási díj',
    tax: 'ÁFA | 27% ÁFA | ebből ÁFA',
    discount: 'Kedvezmény | Kupon: NYAR',
    fee: 'Utánvét díja | Kezelési költség',
  },
  pages: {
    confirmation:
      'Köszönjük a rendelését! | Köszönjük a megrendelésed! | Rendelését megkaptuk | A rendelést visszaigazoltuk | Rendelés visszaigazolása | Sikeres rendelés',
    emptyCart: 'Az Ön kosara üres | A kosár jelenleg üres',
    notFound: 'Az oldal nem található',
    payment: 'Fizetési mód',
    shipping: 'Szállítási mód',
  },
  ticks: {
    terms: 'Elfogadom az Általános Szerződési Feltételeket | Elolvastam és elfogadom az ÁSZF-et',
    newsletter: 'Feliratkozom a hírlevélre | Szeretnék hírlevelet kapni',
    differentAddress: 'Szállítás más címre',
    sameAddress: 'A számlázási cím megegyezik a szállítási címmel',
  },
  complaints: {
    out_of_stock: 'Elfogyott | A termék jelenleg nincs készleten',
    insufficient_stock: 'Már csak 2 db van raktáron | Legfeljebb 3 darab rendelhető',
    card_declined: 'A kártyáját elutasították. | A fizetés sikertelen | Sikertelen bankkártyás fizetés',
    no_shipping_method: 'Erre a címre nem szállítunk',
    variant_required: 'Kérjük, válasszon méretet | Válassz színt',
  },
  phrases: {
    addsToOrder: 'Igen, kérem a biztosítást',
    refusal: 'Nem, köszönöm',
    plainNo: 'Nem, köszönöm',
  },
  otherDays: { 'Szállítás 5 napon belül': [5, 5] },
  twoToThreeDays: '2-3 munkanap | 2-3 napon belül | kézbesítés 2–3 munkanap',
  tomorrow: 'Holnapra kiszállítjuk',
  taxIncluded: 'tartalmazza az ÁFA-t | ebből 27% ÁFA | bruttó',
  card: 'Bankkártya | Online bankkártyás fizetés',
  offline: 'Utánvét | Banki átutalás',
};
