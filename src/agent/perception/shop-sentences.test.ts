import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintCode } from '../words/complaint-words.ts';
import { foldLabel } from '../words/fold-text.ts';
import type { ActionKind, FieldKind, PageKind, TotalRole } from '../words/kinds.ts';
import { compileKinds, matchKinds, wordsOf } from '../words/match-phrases.ts';
import { paymentKind } from '../words/payment-words.ts';
import type { PhraseKind } from '../words/phrase-kinds.ts';
import { roleOfLabel } from '../words/role-of-label.ts';
import { says } from '../words/says.ts';
import { readDeliveryDays } from './fields/read-delivery-days.ts';

/** What shops of one language write, and how each must be read. */
interface Sentences {
  actions: Partial<Record<ActionKind, string[]>>;
  pages: Partial<Record<PageKind, string[]>>;
  totals: Partial<Record<TotalRole, string[]>>;
  ticks: Partial<Record<FieldKind, string[]>>;
  declined: string[];
  soldOut: string[];
  tooFew: string[];
  says: Partial<Record<PhraseKind, string[]>>;
  offline: string[];
  /** Days from the first to the last. */
  days: Record<string, [number, number]>;
  taxIncluded: string[];
}

const LANGUAGES: Record<string, Sentences> = {
  sv: {
    actions: {
      addToCart: ['Lägg i varukorgen', 'Lägg till i varukorg', 'Köp', 'Lägg i kundvagn'],
      viewCart: ['Varukorg', 'Visa varukorg', 'Till kundvagnen'],
      goToCheckout: ['Till kassan', 'Gå till kassan', 'Gå vidare till kassan'],
      placeOrder: ['Slutför köp', 'Beställ', 'Betala nu', 'Lägg beställning', 'Skicka beställning', 'Genomför köp'],
      guest: ['Fortsätt som gäst', 'Handla utan konto'],
      continue: ['Fortsätt', 'Nästa', 'Fortsätt till leverans'],
      continueShopping: ['Fortsätt handla', 'Tillbaka till butiken'],
      removeItem: ['Ta bort', 'Ta bort vara'],
      rejectCookies: ['Endast nödvändiga', 'Avvisa alla'],
      applyCoupon: ['Använd rabattkod', 'Aktivera'],
    },
    pages: {
      confirmation: ['Tack för din beställning!', 'Tack för ditt köp', 'Din order har mottagits', 'Orderbekräftelse'],
      emptyCart: ['Din varukorg är tom'],
      notFound: ['Sidan hittades inte'],
      payment: ['Betalningssätt'],
      shipping: ['Leveranssätt'],
    },
    totals: {
      total: ['Totalt', 'Att betala', 'Totalt inkl. moms', 'Totalsumma', 'Summa att betala'],
      subtotal: ['Delsumma', 'Varor'],
      shipping: ['Frakt', 'Fraktkostnad', 'Leverans'],
      tax: ['Moms', 'Varav moms', 'Moms 25 %'],
      discount: ['Rabatt', 'Rabattkod SOMMAR'],
      fee: ['Fakturaavgift', 'Expeditionsavgift'],
    },
    ticks: {
      terms: ['Jag godkänner köpvillkoren', 'Jag har läst och accepterar villkoren'],
      newsletter: ['Ja tack, jag vill få nyhetsbrev'],
      differentAddress: ['Leverera till en annan adress'],
      sameAddress: ['Fakturaadressen är samma som leveransadressen'],
    },
    declined: ['Ditt kort nekades.', 'Betalningen misslyckades, försök med ett annat kort', 'Köpet medges ej'],
    soldOut: ['Slutsåld', 'Tyvärr är varan slut i lager'],
    tooFew: ['Endast 2 kvar i lager', 'Du kan bara köpa 3 av denna vara'],
    says: { addsToOrder: ['Ja, lägg till försäkring'], refusal: ['Nej tack'], plainNo: ['Nej tack'] },
    offline: ['Faktura 14 dagar', 'Postförskott'],
    days: { '2–4 vardagar': [2, 4], 'Leverans inom 3 arbetsdagar': [3, 3], 'Levereras imorgon': [1, 1] },
    taxIncluded: ['inkl. moms', 'varav 25 % moms'],
  },
  da: {
    actions: {
      addToCart: ['Læg i kurv', 'Tilføj til kurv', 'Læg i indkøbskurven', 'Køb'],
      viewCart: ['Indkøbskurv', 'Vis kurv', 'Se din kurv'],
      goToCheckout: ['Til kassen', 'Gå til kassen', 'Gå til betaling'],
      placeOrder: ['Gennemfør køb', 'Afgiv ordre', 'Betal nu', 'Bestil', 'Godkend og betal', 'Bekræft ordre'],
      guest: ['Fortsæt som gæst', 'Køb uden konto'],
      continue: ['Fortsæt', 'Næste', 'Fortsæt til levering'],
      continueShopping: ['Fortsæt med at handle', 'Tilbage til butikken'],
      removeItem: ['Fjern', 'Slet vare'],
      rejectCookies: ['Kun nødvendige', 'Afvis alle'],
      applyCoupon: ['Anvend rabatkode', 'Indløs'],
    },
    pages: {
      confirmation: ['Tak for din ordre!', 'Tak for dit køb', 'Din ordre er modtaget', 'Ordrebekræftelse'],
      emptyCart: ['Din indkøbskurv er tom', 'Kurven er tom'],
      notFound: ['Siden blev ikke fundet'],
      payment: ['Betalingsmetode'],
      shipping: ['Leveringsmetode'],
    },
    totals: {
      total: ['I alt', 'Total', 'I alt inkl. moms', 'At betale', 'Samlet beløb'],
      subtotal: ['Subtotal', 'Varer'],
      shipping: ['Fragt', 'Levering', 'Fragtomkostninger'],
      tax: ['Moms', 'Heraf moms', 'Moms 25 %'],
      discount: ['Rabat', 'Rabatkode SOMMER'],
      fee: ['Kortgebyr', 'Ekspeditionsgebyr'],
    },
    ticks: {
      terms: ['Jeg accepterer handelsbetingelserne', 'Jeg har læst og godkender vilkårene'],
      newsletter: ['Ja tak, jeg vil gerne modtage nyhedsbrevet'],
      differentAddress: ['Send til en anden adresse'],
      sameAddress: ['Faktureringsadressen er den samme som leveringsadressen'],
    },
    declined: ['Dit kort blev afvist.', 'Betalingen mislykkedes'],
    soldOut: ['Udsolgt', 'Varen er desværre ikke på lager'],
    tooFew: ['Kun 2 tilbage på lager', 'Du kan kun købe 3 af denne vare'],
    says: { addsToOrder: ['Ja tak, tilføj forsikring'], refusal: ['Nej tak'], plainNo: ['Nej tak'] },
    offline: ['Faktura', 'Bankoverførsel'],
    days: { '1-3 hverdage': [1, 3], 'Levering inden for 5 hverdage': [5, 5], 'Leveres i morgen': [1, 1] },
    taxIncluded: ['inkl. moms', 'heraf 25 % moms'],
  },
  'nb-no': {
    actions: {
      addToCart: ['Legg i handlekurv', 'Legg til i handlekurven', 'Kjøp', 'Legg i handlevogn'],
      viewCart: ['Handlekurv', 'Vis handlekurv', 'Se handlekurven'],
      goToCheckout: ['Til kassen', 'Gå til kassen', 'Gå til betaling'],
      placeOrder: [
        'Fullfør kjøp',
        'Bestill',
        'Betal nå',
        'Send bestilling',
        'Bekreft bestillingen',
        'Legg inn bestilling',
      ],
      guest: ['Fortsett som gjest', 'Handle uten konto'],
      continue: ['Fortsett', 'Neste', 'Fortsett til levering'],
      continueShopping: ['Fortsett å handle', 'Tilbake til butikken'],
      removeItem: ['Fjern', 'Slett vare'],
      rejectCookies: ['Kun nødvendige', 'Avvis alle'],
      applyCoupon: ['Bruk rabattkode', 'Aktiver'],
    },
    pages: {
      confirmation: ['Takk for din bestilling!', 'Takk for kjøpet', 'Bestillingen din er mottatt', 'Ordrebekreftelse'],
      emptyCart: ['Handlekurven din er tom', 'Handlekurven er tom'],
      notFound: ['Siden ble ikke funnet'],
      payment: ['Betalingsmåte'],
      shipping: ['Leveringsmåte'],
    },
    totals: {
      total: ['Totalt', 'Å betale', 'Totalt inkl. mva', 'Totalsum', 'Sum å betale'],
      subtotal: ['Delsum', 'Varer'],
      shipping: ['Frakt', 'Fraktkostnad', 'Levering'],
      tax: ['Mva', 'Herav mva', 'Mva 25 %'],
      discount: ['Rabatt', 'Rabattkode SOMMER'],
      fee: ['Fakturagebyr', 'Ekspedisjonsgebyr'],
    },
    ticks: {
      terms: ['Jeg godtar kjøpsbetingelsene', 'Jeg har lest og aksepterer vilkårene'],
      newsletter: ['Ja takk, jeg vil motta nyhetsbrev'],
      differentAddress: ['Send til en annen adresse'],
      sameAddress: ['Fakturaadressen er den samme som leveringsadressen'],
    },
    declined: ['Kortet ditt ble avvist.', 'Betalingen mislyktes'],
    soldOut: ['Utsolgt', 'Varen er dessverre ikke på lager'],
    tooFew: ['Kun 2 igjen på lager', 'Du kan bare kjøpe 3 av denne varen'],
    says: { addsToOrder: ['Ja takk, legg til forsikring'], refusal: ['Nei takk'], plainNo: ['Nei takk'] },
    offline: ['Faktura', 'Bankoverføring'],
    days: { '2-4 virkedager': [2, 4], 'Levering innen 3 virkedager': [3, 3], 'Leveres i morgen': [1, 1] },
    taxIncluded: ['inkl. mva', 'herav 25 % mva'],
  },
  fi: {
    actions: {
      addToCart: ['Lisää ostoskoriin', 'Lisää koriin', 'Osta'],
      viewCart: ['Ostoskori', 'Näytä ostoskori', 'Siirry ostoskoriin'],
      goToCheckout: ['Kassalle', 'Siirry kassalle', 'Jatka kassalle'],
      placeOrder: ['Tilaa', 'Lähetä tilaus', 'Vahvista tilaus', 'Maksa nyt', 'Tilaa ja maksa', 'Siirry maksamaan'],
      guest: ['Jatka vieraana', 'Osta ilman rekisteröitymistä'],
      continue: ['Jatka', 'Seuraava', 'Jatka toimitukseen'],
      continueShopping: ['Jatka ostoksia', 'Takaisin kauppaan'],
      removeItem: ['Poista', 'Poista tuote'],
      rejectCookies: ['Vain välttämättömät', 'Hylkää kaikki'],
      applyCoupon: ['Käytä alennuskoodi', 'Lunasta'],
    },
    pages: {
      confirmation: ['Kiitos tilauksestasi!', 'Tilauksesi on vastaanotettu', 'Tilausvahvistus'],
      emptyCart: ['Ostoskorisi on tyhjä', 'Ostoskori on tyhjä'],
      notFound: ['Sivua ei löytynyt'],
      payment: ['Maksutapa'],
      shipping: ['Toimitustapa'],
    },
    totals: {
      total: ['Yhteensä', 'Loppusumma', 'Maksettavaa yhteensä', 'Yhteensä (sis. alv)'],
      subtotal: ['Välisumma', 'Tuotteet yhteensä'],
      shipping: ['Toimituskulut', 'Toimitus', 'Postikulut'],
      tax: ['ALV', 'Arvonlisävero', 'ALV 25,5 %'],
      discount: ['Alennus', 'Alennuskoodi KESÄ'],
      fee: ['Laskutuslisä', 'Palvelumaksu'],
    },
    ticks: {
      terms: ['Hyväksyn toimitusehdot', 'Olen lukenut ja hyväksyn tilausehdot'],
      newsletter: ['Haluan vastaanottaa uutiskirjeen'],
      differentAddress: ['Toimita eri osoitteeseen'],
      sameAddress: ['Laskutusosoite on sama kuin toimitusosoite'],
    },
    declined: ['Korttisi hylättiin.', 'Maksu epäonnistui', 'Tilillä ei ole riittävästi katetta'],
    soldOut: ['Loppuunmyyty', 'Tuotetta ei ole varastossa'],
    tooFew: ['Vain 2 kpl jäljellä', 'Voit tilata enintään 3 kappaletta'],
    says: { addsToOrder: ['Kyllä, lisää vakuutus'], refusal: ['Ei kiitos'], plainNo: ['Ei kiitos'] },
    offline: ['Lasku', 'Tilisiirto'],
    days: { '2–4 arkipäivää': [2, 4], 'Toimitusaika 3 päivää': [3, 3], 'Toimitus huomenna': [1, 1] },
    taxIncluded: ['sis. alv', 'sisältää alv 25,5 %'],
  },
  cs: {
    actions: {
      addToCart: ['Přidat do košíku', 'Do košíku', 'Vložit do košíku', 'Koupit'],
      viewCart: ['Košík', 'Zobrazit košík', 'Nákupní košík', 'Přejít do košíku'],
      goToCheckout: ['K pokladně', 'Přejít k pokladně', 'Pokračovat v objednávce', 'Pokladna'],
      placeOrder: [
        'Odeslat objednávku',
        'Objednat',
        'Objednat s povinností platby',
        'Objednávka zavazující k platbě',
        'Závazně objednat',
        'Zaplatit',
        'Dokončit objednávku',
        'Objednávám a platím',
      ],
      guest: ['Pokračovat jako host', 'Nakoupit bez registrace'],
      continue: ['Pokračovat', 'Další krok', 'Pokračovat na dopravu'],
      continueShopping: ['Pokračovat v nákupu', 'Zpět do obchodu'],
      removeItem: ['Odstranit', 'Odebrat z košíku'],
      rejectCookies: ['Pouze nezbytné', 'Odmítnout vše'],
      applyCoupon: ['Uplatnit slevový kód', 'Použít kupón'],
    },
    pages: {
      confirmation: [
        'Děkujeme za vaši objednávku!',
        'Děkujeme za nákup',
        'Vaše objednávka byla přijata',
        'Potvrzení objednávky',
      ],
      emptyCart: ['Váš košík je prázdný', 'Nákupní košík je prázdný'],
      notFound: ['Stránka nenalezena'],
      payment: ['Způsob platby'],
      shipping: ['Způsob dopravy'],
    },
    totals: {
      total: ['Celkem', 'Celkem k úhradě', 'Celkem s DPH', 'Celková cena', 'K zaplacení'],
      subtotal: ['Mezisoučet', 'Cena zboží', 'Celkem bez DPH'],
      shipping: ['Doprava', 'Poštovné', 'Cena dopravy'],
      tax: ['DPH', 'DPH 21 %', 'z toho DPH'],
      discount: ['Sleva', 'Slevový kód LETO'],
      fee: ['Doběrečné', 'Balné'],
    },
    ticks: {
      terms: ['Souhlasím s obchodními podmínkami', 'Seznámil jsem se s obchodními podmínkami a souhlasím s nimi'],
      newsletter: ['Chci dostávat novinky e-mailem', 'Odebírat newsletter'],
      differentAddress: ['Doručit na jinou adresu'],
      sameAddress: ['Fakturační adresa je stejná jako dodací'],
    },
    declined: ['Vaše karta byla zamítnuta.', 'Platba se nezdařila', 'Banka platbu zamítla'],
    soldOut: ['Vyprodáno', 'Zboží bohužel není skladem'],
    tooFew: ['Zbývají 2 kusy', 'Můžete objednat maximálně 3 kusy'],
    says: { addsToOrder: ['Přidat pojištění'], refusal: ['Ne, děkuji'], plainNo: ['Ne, děkuji'] },
    offline: ['Na dobírku', 'Bankovním převodem'],
    days: { '2–3 pracovní dny': [2, 3], 'Doručení do 5 pracovních dnů': [5, 5], 'Doručíme zítra': [1, 1] },
    taxIncluded: ['vč. DPH', 'včetně 21 % DPH', 'cena s DPH'],
  },
  sk: {
    actions: {
      addToCart: ['Pridať do košíka', 'Do košíka', 'Vložiť do košíka', 'Kúpiť'],
      viewCart: ['Košík', 'Zobraziť košík', 'Nákupný košík', 'Prejsť do košíka'],
      goToCheckout: ['K pokladni', 'Prejsť k pokladni', 'Pokračovať v objednávke', 'Pokladňa'],
      placeOrder: [
        'Odoslať objednávku',
        'Objednať',
        'Objednať s povinnosťou platby',
        'Objednávka s povinnosťou platby',
        'Záväzne objednať',
        'Zaplatiť',
        'Dokončiť objednávku',
      ],
      guest: ['Pokračovať ako hosť', 'Nakúpiť bez registrácie'],
      continue: ['Pokračovať', 'Ďalší krok', 'Pokračovať na dopravu'],
      continueShopping: ['Pokračovať v nákupe', 'Späť do obchodu'],
      removeItem: ['Odstrániť', 'Odobrať z košíka'],
      rejectCookies: ['Iba nevyhnutné', 'Odmietnuť všetko'],
      applyCoupon: ['Uplatniť zľavový kód', 'Použiť kupón'],
    },
    pages: {
      confirmation: [
        'Ďakujeme za vašu objednávku!',
        'Ďakujeme za nákup',
        'Vaša objednávka bola prijatá',
        'Potvrdenie objednávky',
      ],
      emptyCart: ['Váš košík je prázdny', 'Nákupný košík je prázdny'],
      notFound: ['Stránka sa nenašla'],
      payment: ['Spôsob platby'],
      shipping: ['Spôsob dopravy'],
    },
    totals: {
      total: ['Spolu', 'Spolu na úhradu', 'Spolu s DPH', 'Celková cena', 'Na zaplatenie'],
      subtotal: ['Medzisúčet', 'Cena tovaru', 'Spolu bez DPH'],
      shipping: ['Doprava', 'Poštovné', 'Cena dopravy'],
      tax: ['DPH', 'DPH 23 %', 'z toho DPH'],
      discount: ['Zľava', 'Zľavový kód LETO'],
      fee: ['Dobierkovné', 'Balné'],
    },
    ticks: {
      terms: ['Súhlasím s obchodnými podmienkami', 'Oboznámil som sa s obchodnými podmienkami a súhlasím s nimi'],
      newsletter: ['Chcem dostávať novinky e-mailom', 'Odoberať newsletter'],
      differentAddress: ['Doručiť na inú adresu'],
      sameAddress: ['Fakturačná adresa je rovnaká ako dodacia'],
    },
    declined: ['Vaša karta bola zamietnutá.', 'Platba sa nepodarila', 'Banka platbu zamietla'],
    soldOut: ['Vypredané', 'Tovar bohužiaľ nie je skladom'],
    tooFew: ['Zostávajú 2 kusy', 'Môžete objednať maximálne 3 kusy'],
    says: { addsToOrder: ['Pridať poistenie'], refusal: ['Nie, ďakujem'], plainNo: ['Nie, ďakujem'] },
    offline: ['Na dobierku', 'Bankovým prevodom'],
    days: { '2 – 3 pracovné dni': [2, 3], 'Doručenie do 5 pracovných dní': [5, 5], 'Doručíme zajtra': [1, 1] },
    taxIncluded: ['vrátane DPH', 's DPH 23 %', 'cena s DPH'],
  },
  hu: {
    actions: {
      addToCart: ['Kosárba', 'Kosárba teszem', 'Kosárba rakom', 'Hozzáadás a kosárhoz'],
      viewCart: ['Kosár', 'Kosár megtekintése', 'Tovább a kosárhoz'],
      goToCheckout: ['Tovább a pénztárhoz', 'Pénztár', 'Tovább a fizetéshez', 'Tovább a megrendeléshez'],
      placeOrder: [
        'Megrendelem',
        'Rendelés elküldése',
        'Megrendelés elküldése',
        'Fizetési kötelezettséggel járó megrendelés',
        'Megrendelés fizetési kötelezettséggel',
        'Megrendelés véglegesítése',
        'Rendelés leadása',
        'Fizetés',
      ],
      guest: ['Vásárlás regisztráció nélkül', 'Folytatás vendégként'],
      continue: ['Tovább', 'Következő lépés', 'Folytatás'],
      continueShopping: ['Vásárlás folytatása', 'Vissza a boltba'],
      removeItem: ['Törlés', 'Termék eltávolítása'],
      rejectCookies: ['Csak a szükségesek', 'Elutasítom'],
      applyCoupon: ['Kupon beváltása', 'Alkalmazás'],
    },
    pages: {
      confirmation: [
        'Köszönjük a rendelését!',
        'Köszönjük a megrendelésed!',
        'Rendelését megkaptuk',
        'Rendelés visszaigazolása',
        'Sikeres rendelés',
      ],
      emptyCart: ['Az Ön kosara üres', 'A kosár jelenleg üres'],
      notFound: ['Az oldal nem található'],
      payment: ['Fizetési mód'],
      shipping: ['Szállítási mód'],
    },
    totals: {
      total: ['Összesen', 'Végösszeg', 'Fizetendő', 'Fizetendő összesen', 'Bruttó végösszeg'],
      subtotal: ['Részösszeg', 'Termékek ára', 'Nettó összeg'],
      shipping: ['Szállítás', 'Szállítási költség', 'Szállítási díj'],
      tax: ['ÁFA', '27% ÁFA', 'ebből ÁFA'],
      discount: ['Kedvezmény', 'Kupon: NYAR'],
      fee: ['Utánvét díja', 'Kezelési költség'],
    },
    ticks: {
      terms: ['Elfogadom az Általános Szerződési Feltételeket', 'Elolvastam és elfogadom az ÁSZF-et'],
      newsletter: ['Feliratkozom a hírlevélre', 'Szeretnék hírlevelet kapni'],
      differentAddress: ['Szállítás más címre'],
      sameAddress: ['A számlázási cím megegyezik a szállítási címmel'],
    },
    declined: ['A kártyáját elutasították.', 'A fizetés sikertelen', 'Sikertelen bankkártyás fizetés'],
    soldOut: ['Elfogyott', 'A termék jelenleg nincs készleten'],
    tooFew: ['Már csak 2 db van raktáron', 'Legfeljebb 3 darab rendelhető'],
    says: { addsToOrder: ['Igen, kérem a biztosítást'], refusal: ['Nem, köszönöm'], plainNo: ['Nem, köszönöm'] },
    offline: ['Utánvét', 'Banki átutalás'],
    days: { '2-3 munkanap': [2, 3], 'Szállítás 5 napon belül': [5, 5], 'Holnapra kiszállítjuk': [1, 1] },
    taxIncluded: ['tartalmazza az ÁFA-t', 'ebből 27% ÁFA', 'bruttó'],
  },
  ro: {
    actions: {
      addToCart: ['Adaugă în coș', 'Adauga in cosul de cumparaturi', 'Cumpără'],
      viewCart: ['Coșul meu', 'Vezi coșul', 'Coș de cumpărături'],
      goToCheckout: ['Finalizează comanda', 'Continuă spre casă', 'Mergi la finalizare', 'Finalizare comandă'],
      placeOrder: [
        'Plasează comanda',
        'Trimite comanda',
        'Confirmă comanda',
        'Comandă cu obligație de plată',
        'Plătește acum',
        'Comandă',
        'Finalizează comanda',
      ],
      guest: ['Continuă fără cont', 'Comandă ca vizitator'],
      continue: ['Continuă', 'Pasul următor', 'Continuă spre livrare'],
      continueShopping: ['Continuă cumpărăturile', 'Înapoi la magazin'],
      removeItem: ['Șterge', 'Elimină produsul'],
      rejectCookies: ['Doar cele necesare', 'Refuză toate'],
      applyCoupon: ['Aplică codul', 'Aplică'],
    },
    pages: {
      confirmation: [
        'Vă mulțumim pentru comandă!',
        'Mulțumim pentru comanda ta',
        'Comanda ta a fost plasată cu succes',
        'Confirmarea comenzii',
      ],
      emptyCart: ['Coșul tău este gol', 'Coșul de cumpărături este momentan gol'],
      notFound: ['Pagina nu a fost găsită'],
      payment: ['Metodă de plată'],
      shipping: ['Metodă de livrare'],
    },
    totals: {
      total: ['Total', 'Total de plată', 'Total comandă', 'Total (cu TVA)', 'Suma totală'],
      subtotal: ['Subtotal', 'Cost produse', 'Total fără TVA'],
      shipping: ['Livrare', 'Cost livrare', 'Transport', 'Taxa de transport'],
      tax: ['TVA', 'TVA 21%', 'din care TVA'],
      discount: ['Reducere', 'Cupon VARA', 'Cod de reducere'],
      fee: ['Taxă ramburs', 'Comision de procesare'],
    },
    ticks: {
      terms: ['Sunt de acord cu termenii și condițiile', 'Am citit și accept termenii și condițiile'],
      newsletter: ['Mă abonez la newsletter', 'Doresc să primesc oferte pe e-mail'],
      differentAddress: ['Livrare la o altă adresă'],
      sameAddress: ['Adresa de facturare este aceeași cu adresa de livrare'],
    },
    declined: ['Cardul tău a fost refuzat.', 'Plata a eșuat', 'Fonduri insuficiente'],
    soldOut: ['Stoc epuizat', 'Produsul nu este în stoc'],
    tooFew: ['Doar 2 bucăți disponibile', 'Poți comanda maxim 3 bucăți', 'Stoc insuficient'],
    says: { addsToOrder: ['Da, vreau asigurare'], refusal: ['Nu, mulțumesc'], plainNo: ['Nu, mulțumesc'] },
    offline: ['Ramburs la curier', 'Transfer bancar'],
    days: { '2-3 zile lucrătoare': [2, 3], 'Livrare în 5 zile': [5, 5], 'Livrare mâine': [1, 1] },
    taxIncluded: ['TVA inclus', 'inclusiv TVA', 'cu TVA'],
  },
  tr: {
    actions: {
      addToCart: ['Sepete ekle', 'Sepete Ekle', 'Sepete at'],
      viewCart: ['Sepetim', 'Sepeti görüntüle', 'Sepete git', 'Alışveriş Sepeti'],
      goToCheckout: ['Ödemeye geç', 'Ödeme sayfasına git', 'Alışverişi tamamla', 'Sepeti onayla'],
      placeOrder: [
        'Siparişi onayla',
        'Siparişi tamamla',
        'Sipariş ver',
        'Ödeme yap',
        'Satın al',
        'Onayla ve bitir',
        'Ödemeyi tamamla',
      ],
      guest: ['Üye olmadan devam et', 'Misafir olarak devam et'],
      continue: ['Devam et', 'Sonraki adım', 'Kaydet ve devam et'],
      continueShopping: ['Alışverişe devam et', 'Mağazaya dön'],
      removeItem: ['Sil', 'Kaldır', 'Ürünü sil'],
      rejectCookies: ['Sadece gerekli çerezler', 'Tümünü reddet'],
      applyCoupon: ['Uygula', 'Kupon kodu uygula'],
    },
    pages: {
      confirmation: [
        'Siparişiniz alındı',
        'Siparişiniz için teşekkürler',
        'Siparişiniz başarıyla oluşturuldu',
        'Teşekkür ederiz',
      ],
      emptyCart: ['Sepetiniz boş', 'Sepetinizde ürün bulunmamaktadır'],
      notFound: ['Sayfa bulunamadı'],
      payment: ['Ödeme yöntemi'],
      shipping: ['Kargo seçenekleri'],
    },
    totals: {
      total: ['Toplam', 'Genel Toplam', 'Ödenecek tutar', 'Toplam (KDV dahil)', 'Sipariş toplamı'],
      subtotal: ['Ara toplam', 'Ürünlerin toplamı'],
      shipping: ['Kargo', 'Kargo ücreti', 'Teslimat ücreti'],
      tax: ['KDV', 'KDV %20', 'Toplam KDV'],
      discount: ['İndirim', 'İndirim kodu YAZ'],
      fee: ['Kapıda ödeme bedeli', 'Hizmet bedeli'],
    },
    ticks: {
      terms: ['Mesafeli satış sözleşmesini okudum, kabul ediyorum', 'Üyelik koşullarını kabul ediyorum'],
      newsletter: ['Kampanyalardan e-posta ile haberdar olmak istiyorum', 'E-bültene abone ol'],
      differentAddress: ['Farklı bir adrese gönder'],
      sameAddress: ['Fatura adresim teslimat adresimle aynı'],
    },
    declined: ['Kartınız reddedildi.', 'Ödeme başarısız oldu', 'Yetersiz bakiye'],
    soldOut: ['Tükendi', 'Bu ürün stokta yok'],
    tooFew: ['Sadece 2 adet kaldı', 'En fazla 3 adet alabilirsiniz'],
    says: {
      addsToOrder: ['Evet, sigorta ekle'],
      refusal: ['Hayır, teşekkürler'],
      plainNo: ['Hayır, teşekkürler'],
    },
    offline: ['Kapıda ödeme', 'Banka havalesi'],
    days: { '2-3 iş günü': [2, 3], '5 gün içinde teslimat': [5, 5], 'Yarın kapında': [1, 1] },
    taxIncluded: ['KDV dahil', 'KDV dahildir'],
  },
  el: {
    actions: {
      addToCart: ['Προσθήκη στο καλάθι', 'Στο καλάθι', 'Αγορά'],
      viewCart: ['Καλάθι', 'Προβολή καλαθιού', 'Το καλάθι μου'],
      goToCheckout: ['Ταμείο', 'Μετάβαση στο ταμείο', 'Ολοκλήρωση παραγγελίας', 'Συνέχεια στο ταμείο'],
      placeOrder: [
        'Υποβολή παραγγελίας',
        'Αποστολή παραγγελίας',
        'Ολοκλήρωση παραγγελίας',
        'Παραγγελία με υποχρέωση πληρωμής',
        'Πληρωμή',
        'Επιβεβαίωση παραγγελίας',
        'Πληρώστε τώρα',
      ],
      guest: ['Συνέχεια ως επισκέπτης', 'Αγορά χωρίς εγγραφή'],
      continue: ['Συνέχεια', 'Επόμενο βήμα', 'Συνέχεια στην αποστολή'],
      continueShopping: ['Συνέχεια αγορών', 'Επιστροφή στο κατάστημα'],
      removeItem: ['Αφαίρεση', 'Διαγραφή προϊόντος'],
      rejectCookies: ['Μόνο τα απαραίτητα', 'Απόρριψη όλων'],
      applyCoupon: ['Εφαρμογή κουπονιού', 'Εφαρμογή'],
    },
    pages: {
      confirmation: [
        'Ευχαριστούμε για την παραγγελία σας!',
        'Η παραγγελία σας έχει καταχωρηθεί',
        'Επιβεβαίωση παραγγελίας',
        'ΣΑΣ ΕΥΧΑΡΙΣΤΟΥΜΕ',
      ],
      emptyCart: ['Το καλάθι σας είναι άδειο', 'Το καλάθι αγορών είναι κενό'],
      notFound: ['Η σελίδα δεν βρέθηκε'],
      payment: ['Τρόπος πληρωμής'],
      shipping: ['Τρόπος αποστολής'],
    },
    totals: {
      total: ['Σύνολο', 'Γενικό σύνολο', 'ΣΥΝΟΛΟ', 'Σύνολο (με ΦΠΑ)', 'Πληρωτέο ποσό', 'Τελικό σύνολο'],
      subtotal: ['Υποσύνολο', 'Αξία προϊόντων', 'Μερικό σύνολο'],
      shipping: ['Μεταφορικά', 'Έξοδα αποστολής', 'Αποστολή'],
      tax: ['ΦΠΑ', 'Φ.Π.Α. 24%', 'ΦΠΑ 24 %'],
      discount: ['Έκπτωση', 'Κουπόνι: KALOKAIRI'],
      fee: ['Κόστος αντικαταβολής', 'Χρέωση εξυπηρέτησης'],
    },
    ticks: {
      terms: ['Αποδέχομαι τους όρους χρήσης', 'Έχω διαβάσει και συμφωνώ με τους όρους και τις προϋποθέσεις'],
      newsletter: ['Επιθυμώ να λαμβάνω προσφορές με email', 'Εγγραφή στο newsletter'],
      differentAddress: ['Αποστολή σε διαφορετική διεύθυνση'],
      sameAddress: ['Η διεύθυνση χρέωσης είναι ίδια με τη διεύθυνση αποστολής'],
    },
    declined: ['Η κάρτα σας απορρίφθηκε.', 'Η πληρωμή απέτυχε', 'Ανεπαρκές υπόλοιπο'],
    soldOut: ['Εξαντλημένο', 'Το προϊόν δεν είναι διαθέσιμο'],
    tooFew: ['Απομένουν μόνο 2 τεμάχια', 'Μπορείτε να αγοράσετε μέχρι 3'],
    says: {
      addsToOrder: ['Ναι, θέλω ασφάλεια', 'Προσθήκη ασφάλειας'],
      refusal: ['Όχι, ευχαριστώ'],
      plainNo: ['Όχι, ευχαριστώ'],
      orderNotYetPlaced: ['Ένα βήμα ακόμα'],
    },
    offline: ['Αντικαταβολή', 'Τραπεζική κατάθεση'],
    days: { '2-3 εργάσιμες ημέρες': [2, 3], 'Παράδοση σε 5 ημέρες': [5, 5], 'Παράδοση αύριο': [1, 1] },
    taxIncluded: ['συμπεριλαμβάνεται ΦΠΑ', 'με ΦΠΑ', 'περιλαμβάνεται ΦΠΑ 24%'],
  },
};

const actions = compileKinds<ActionKind>('actions');
const pages = compileKinds<PageKind>('pages');
const ticks = compileKinds<FieldKind>('ticks');
const taxIncluded = wordsOf('taxIncluded');

/** As surely as a control is read by its words alone: what it covers of the label counts, and where it begins. */
function sureness(text: string, kind: ActionKind): number {
  const match = matchKinds(actions, foldLabel(text))
    .slice(0, 5)
    .find((each) => each.kind === kind);
  return match ? 0.15 + 0.6 * match.cover + (match.index === 0 ? 0.1 : 0) : 0;
}

/** Words that never order, whatever stands around them. */
const HARMLESS: readonly ActionKind[] = ['viewCart', 'removeItem', 'rejectCookies', 'applyCoupon', 'continue'];

/** What was misread, so that one run shows all of it. */
function misreadings(check: (note: (isRight: boolean, what: string) => void) => void): string[] {
  const wrong: string[] = [];
  check((isRight, what) => {
    if (!isRight) wrong.push(what);
  });
  return wrong;
}

for (const [language, sentences] of Object.entries(LANGUAGES)) {
  test(`buttons: ${language}`, () => {
    const wrong = misreadings((note) => {
      for (const [kind, texts] of Object.entries(sentences.actions) as [ActionKind, string[]][])
        for (const text of texts) {
          note(sureness(text, kind) >= 0.7, `${text} is not read as ${kind}`);
          if (HARMLESS.includes(kind)) note(sureness(text, 'placeOrder') < 0.6, `${text} is read as placeOrder`);
        }
      for (const text of sentences.actions.continueShopping ?? [])
        note(sureness(text, 'continueShopping') >= sureness(text, 'continue'), `${text} is read as continue`);
    });
    assert.deepEqual(wrong, []);
  });

  test(`pages, sums and boxes: ${language}`, () => {
    const wrong = misreadings((note) => {
      for (const [kind, texts] of Object.entries(sentences.pages) as [PageKind, string[]][])
        for (const text of texts) {
          const found = matchKinds(pages, foldLabel(text));
          note((found.find((each) => each.kind === kind)?.cover ?? 0) > 0.5, `${text} is not read as ${kind}`);
          if (kind !== 'confirmation')
            note(!found.some((each) => each.kind === 'confirmation'), `${text} is read as confirmation`);
        }
      for (const [role, labels] of Object.entries(sentences.totals) as [TotalRole, string[]][])
        for (const label of labels) note(roleOfLabel(label) === role, `${label} is ${roleOfLabel(label)}, not ${role}`);
      for (const [kind, labels] of Object.entries(sentences.ticks) as [FieldKind, string[]][])
        for (const label of labels) {
          const read = matchKinds(ticks, foldLabel(label))[0]?.kind;
          note(read === kind, `${label} is ${read}, not ${kind}`);
        }
    });
    assert.deepEqual(wrong, []);
  });

  test(`notices and deliveries: ${language}`, () => {
    const wrong = misreadings((note) => {
      for (const [code, texts] of [
        ['card_declined', sentences.declined],
        ['out_of_stock', sentences.soldOut],
        ['insufficient_stock', sentences.tooFew],
      ] as const)
        for (const text of texts) note(complaintCode(text) === code, `${text} is ${complaintCode(text)}, not ${code}`);
      for (const [kind, texts] of Object.entries(sentences.says) as [PhraseKind, string[]][])
        for (const text of texts) note(says(kind, text), `${text} does not say ${kind}`);
      for (const text of sentences.offline) note(paymentKind(text) === 'offline', `${text} is no offline payment`);
      for (const [text, [min, max]] of Object.entries(sentences.days)) {
        const read = readDeliveryDays(text);
        note(read?.min === min && read.max === max, `${text} takes ${read?.min} to ${read?.max} days`);
      }
      for (const text of sentences.taxIncluded) note(taxIncluded.test(foldLabel(text)), `${text} includes no tax`);
    });
    assert.deepEqual(wrong, []);
  });
}
