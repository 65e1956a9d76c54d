import type { Vocabulary } from '../vocabulary.ts';

export const pl: Vocabulary = {
  language: 'pl',
  fields: {
    other:
      'temat | zawod | stanowisko | obywatelstwo | miejsce urodzenia | (numer|nr) (zamowienia|rezerwacji|karty (klienta|lojalnosciowej|stalego klienta)) | (kod )?paczkomatu?',
    honorific: 'tytul | zwrot grzecznosciowy | plec | pan pani',
    firstName: 'imie | imiona | twoje imie',
    middleName: 'drugie imie',
    lastName: 'nazwisko | twoje nazwisko',
    fullName: `imie i nazwisko | imie nazwisko | nazwisko i imie | nazwa odbiorcy | pelne (imie|nazwisko).{0,15}
      | odbiorca | osoba kontaktowa | pelna nazwa`,
    company: '(nazwa )?firm(a|y)( .{0,12})? | przedsiebiorstwo | organizacja | nazwa organizacji',
    email: '(adres )?(e ?mail|poczty elektronicznej|mail)|adres e ?mail | e ?mail( adres)? | twoj (adres )?e ?mail',
    emailConfirm: '(potwierdz|powtorz|potwierdzenie)( swoj| twoj)?( adres(u)?)? ?e ?mail',
    phone: `(numer (twojego )?)?(telefon(u|y)?|komorki|tel)( .{0,20})?
      | telefon( (komorkowy|kontaktowy|stacjonarny))? | nr tel(efonu)? | komorka | numer telefonu`,
    phoneCountry: '(prefiks|kierunkowy|kod kraju)( .{0,12})?',
    street: `ulica( .{0,25})? | adres( ?(linia )?1)? | ul | ulica i (numer|nr)( .{0,12})? | nazwa ulicy( .{0,20})?
      | adres (dostawy|zamieszkania|do wysylki|do faktury)`,
    street2: `adres ?(linia )?2
      | (numer |nr )?(mieszkania|lokalu|apartamentu|mieszkanie|lokal|pietro|budynek)( .{0,30})?
      | ciag dalszy adresu( .{0,12})? | dodatkowe (informacje|dane)( .{0,15})?
      | adres (cd|uzupelniajacy|dodatkowy) | linia adresowa 2 | (dodatkow[aey]|druga) (linia|wiersz|informacje)( adres\\w*)?( .{0,8})? | adres (cd|ciag dalszy|uzupelnienie|dodatkowy)( .{0,6})? | dodatkowe( dane)?`,
    houseNumber: '(numer|nr) (domu|budynku)( .{0,15})? | nr domu | ^(numer|nr)$',
    postalCode: 'kod pocztowy',
    city: 'miasto | miejscowosc | miasto ?/? ?miejscowosc | poczta',
    province: `wojewodztwo | stan | region | powiat | prowincja | stan ?/? ?wojewodztwo | wojewodztwo ?/? ?region
      | hrabstwo`,
    country: 'kraj( ?/? ?region)? | panstwo | kraj ?/? ?region',
    vatId: '(numer |nr )?(nip|vat)( .{0,12})? | nip ?/? ?vat | numer identyfikacji podatkowej | regon',
    personalId: 'pesel | numer dowodu( .{0,12})?',
    birthDate: 'data urodzenia | urodziny',
    birthDay: 'dzien( urodzenia)?',
    birthMonth: 'miesiac urodzenia',
    birthYear: 'rok urodzenia',
    orderNote: `(uwagi|notatki|komentarz|wiadomosc|instrukcje|informacje dodatkowe)( (do|dla|o) .{0,30})?
      | twoja wiadomosc`,
    coupon: `(kod|kupon|bon)( .{0,3})? ?(rabatow[ya]|promocyjn[ya]|znizkow[ya]|kuponu|promo)( .{0,10})?
      | kupon( .{0,10})? | kod (rabatowy|promocyjny|znizkowy) | rabat`,
    giftCard: '(kart[ay]|bonu?) (podarunkow\\w+|prezentow\\w+|upominkow\\w+)( .{0,15})? | numer karty podarunkowej',
    quantity: 'ilosc | liczba( sztuk)? | szt',
    login: `(nazwa )?uzytkownika | login | e ?mail lub (nazwa uzytkownika|login|telefon|numer telefonu)
      | (nazwa uzytkownika|login) lub (adres )?e ?mail | numer klienta | identyfikator | pseudonim`,
    password: 'haslo',
    passwordConfirm: '(potwierdz|powtorz|potwierdzenie)( nowe)? ?hasl[oa] | haslo (ponownie|jeszcze raz)',
    cardNumber: '(numer|nr) karty( (kredytowej|platniczej|debetowej))? | karta (kredytowa|platnicza)( numer)?',
    cardHolder: `(imie i nazwisko|wlasciciel|posiadacz|nazwisko|nazwa|dane)( .{0,15})?( na)? karcie
      | (wlasciciel|posiadacz)( karty)? | imie i nazwisko (posiadacza|wlasciciela|na)( .{0,10})?
      | posiadacz karty`,
    cardExpiry: '(data (waznosci|wygasniecia)|waznosc|termin waznosci|wazna do|wazn[ya] do)( .{0,20})? | mm ?/? ?rr',
    cardExpiryMonth: 'miesiac( (waznosci|wygasniecia))?',
    cardExpiryYear: 'rok( (waznosci|wygasniecia))? | rr | rrrr',
    cardCvc: `kod (zabezpieczajacy|bezpieczenstwa|weryfikacyjny|cvv|cvc)( .{0,15})? | kod z tylu karty
      | numer (zabezpieczajacy|weryfikacyjny) | kod karty`,
    search: 'szukaj( .{0,30})? | wyszukaj( .{0,30})? | czego szukasz | wyszukiwanie',
    otp: 'kod (weryfikacyjny|sms|potwierdzajacy|jednorazowy)',
  },
  ticks: {
    other: '(bez|nie) (zaklada\\w+|rejestr\\w+|tworz\\w+).{0,25} | jako gosc.{0,20}',
    newsletter: `newsletter( .{0,30})?
      | (chce|zgadzam sie|wyrazam zgode|zapisz).{0,60}(otrzymyw\\w+|informacj\\w+ handlow\\w+|marketing\\w+|newsletter|ofert\\w*|promocj\\w+)
      | (oferty|nowosci|promocje).{0,30} | informacje (handlowe|marketingowe) | biuletyn\\w*( .{0,20})?`,
    terms: `(regulamin\\w*|warunki|polityk\\w+ prywatnosci|prawo odstapienia)( .{0,40})?
      | (akceptuje|zapozna\\w+|oswiadczam|przeczytal\\w+|zgadzam sie|potwierdzam|wyrazam zgode)( .{0,60})?`,
    sameAddress: `(adres (dostawy|rozliczeniowy|do faktury|platnosci|wysylki)|dane do faktury)( .{0,25})? (taki sam|ten sam|takie same|jest taki|identyczn\\w+)( .{0,25})?
      | (taki sam|ten sam|takie same|identyczn\\w+)( .{0,30})?
      | uzyj( .{0,25})? (jako|tez|rowniez|do)( .{0,15})?(faktury|dostawy|rozlicz\\w+|platnosci)
      | (wyslij|dostarcz) na ten adres | (uzyj|uzywaj) (tego samego |adresu |ten sam )*(adresu?)( .{0,40})? | (taki sam|ten sam|identyczny)( jak)? adres( .{0,25})? | (taki sam|ten sam|tak samo) jak( .{0,25})?`,
    differentAddress: `(inny|odmienny|rozny)( .{0,5})? adres( .{0,25})?
      | (wyslij|wysylka|dostawa|dostarcz|dostarczyc)( .{0,12})? (na|pod) inny( .{0,20})?
      | adres (dostawy|do faktury|rozliczeniowy)( .{0,8})? (inny|rozni)( .{0,20})? | na inny adres | (uzyj|wyslij na|dostarcz na|uzywaj) (inny|innego|innym|inny)( adres\\w*)?( .{0,30})? | inny adres( .{0,25})? | adres\\w* .{0,40}(roznia sie|rozni sie|nie sa takie same|nie zgadza)`,
    createAccount: `(utworz|zaloz|stworz|zakladam|chce zalozyc)( .{0,8})? konto( .{0,20})? | zarejestruj( .{0,15})?
      | rejestracja | stworzyc konto`,
    saveDetails: `(zapisz|zapamietaj|pamietaj)( .{0,50})? | nie wylogowuj( .{0,10})?
      | (na|do) (nastepn\\w+|kolejn\\w+|przyszl\\w+)( .{0,15})? | domysln\\w+`,
    extra: `(pakowanie|opakowanie|zapakuj)( .{0,8})? (na )?prezent\\w*( .{0,10})? | ubezpieczeni\\w+( .{0,20})?
      | (przedluzona )?gwarancj\\w+( .{0,25})? | (darowizna|wesprzyj|datek)( .{0,15})? | zaokragl\\w+
      | ochron\\w+( .{0,20})? | premium | napiwek`,
  },
  actions: {
    addToCart: `(dodaj|wloz|wrzuc)( .{0,15})?( do)? ?(koszyka|kosza|torby)( .{0,15})? | do koszyka | dodaj
      | zamow( w przedsprzedazy)?`,
    buyNow: '(kup|kupuje|zamow) (teraz|od razu|natychmiast) | kup( .{0,8})? | szybki zakup',
    viewCart: `(zobacz|pokaz|przejdz do|moj|twoj|otworz|edytuj|idz do|zawartosc)( .{0,6})? ?koszyk(a)?( .{0,15})?
      | koszyk( \\d+)?( .{0,10})? | (moj )?wozek( sklepowy)?`,
    goToCheckout: `(przejdz|przejsc|idz)( .{0,5})?do( .{0,5})? ?(kasy|zamowienia|platnosci|realizacji( zamowienia)?|dostawy|finalizacji)( .{0,12})?
      | (do )?kas[ay]
      | (zloz|zloze|realizuj|finalizuj|zrealizuj|sfinalizuj)( .{0,6})? ?(zamowienie|zakupy) | kontynuuj zamowienie
      | zamow(ienie)? | zamawiam | dostawa i platnosc | kupuje | (realizuj|zrealizuj|realizacja) (zakupy?|zamowieni[ea])`,
    guest: `(kontynuuj|kup|zamow|zakupy|zloz zamowienie|przejdz|zamowienie)( .{0,15})?(jako gosc|bez (rejestracji|logowania|konta|zakladania konta))
      | (jako )?gosc | bez (rejestracji|logowania|konta|zakladania konta)( .{0,12})? | nowy klient
      | jako nowy klient | (zamow|kup|kontynuuj|zaplac|zloz zamowienie)( .{0,12})? jako gosc | (nie tworz|nie zakladaj|bez zakladania) (konta)( .{0,15})?`,
    continue: `(kontynuuj|dalej|nastepny( krok)?|nastepne|przejdz dalej|idz dalej)( .{0,30})? | przejdz do( .{0,25})?
      | (zapisz|potwierdz|uzyj)( .{0,25})?( i (kontynuuj|przejdz dalej|dalej))?
      | (wyslij|dostarcz)( na ten adres| tutaj)? | wybierz( .{0,20})? | zatwierdz( .{0,15})? | aktualizuj | kolejny( krok)?`,
    applyCoupon: `(zastosuj|uzyj|zrealizuj|dodaj|aktywuj|wykorzystaj)( .{0,5})?( kod| kupon| rabat)?( .{0,15})? | zastosuj
      | ok`,
    openCoupon: `(masz|posiadasz|mam|posiadam)( .{0,10})? (kod|kupon|bon|rabat|karte podarunkowa)( .{0,40})?
      | (dodaj|wpisz|wprowadz|kliknij tutaj aby)( .{0,10})? ?(kod|kupon)( .{0,25})?
      | (kod|kupon) (rabatowy|promocyjny|znizkowy)`,
    placeOrder: `(zamawiam|kupuje|zamow|kup)( .{0,5})?( i place| z obowiazkiem zaplaty| teraz| i zaplac)?
      | zamowienie z obowiazkiem zaplaty
      | (zloz|potwierdz|wyslij|potwierdzam|skladam|zatwierdz|finalizuj)( .{0,6})? ?(zamowienie|zakup|platnosc)( .{0,20})?
      | (zaplac|place|oplac)( .{0,25})? | kupuje i place | plac( za zamowienie)? | (oplac|zaplac za) zamowienie | (dokoncz|zakoncz|zrealizuj|sfinalizuj|zatwierdz) (platnosc|zamowienie|zakup|transakcje) | (kup|zaplac|zamow) (teraz|od razu) | ^(zakoncz|finalizuj)$ | ^gotowe$`,
    dismiss: `zamknij( .{0,20})? | nie( dziekuje)?( .{0,40})? | nie teraz | pozniej | anuluj | pomin | rozumiem
      | moze pozniej | ukryj`,
    rejectCookies: `(odrzuc|odmow|nie zgadzam)( .{0,25})?
      | (tylko|akceptuj tylko)?( .{0,4})?(niezbedne|konieczne|wymagane)( .{0,20})? | kontynuuj bez( .{0,20})?`,
    acceptCookies: '(akceptuj|akceptuje|zaakceptuj|zezwol|zgadzam sie|zgoda)( .{0,25})? | rozumiem',
    removeItem: '(usun|skasuj|wyrzuc)( .{0,40})? | (oproznij|wyczysc)( .{0,5})? koszyk | kasowac | usunac',
    signIn: `(zaloguj|logowanie|zaloguj sie)( .{0,25})? | (masz|mam|posiadasz)( juz)? konto( .{0,12})? | moje konto
      | (nie pamietasz|zapomni\\w+)( .{0,8})?hasl\\w+ | stali klienci | konto | (kliknij )?(tutaj )?aby sie zalogowac | (czy )?masz (juz )?konto.{0,12} | jezeli masz juz konto.{0,12} | (zapomniane|zapomnialem|zapomnialam|nie pamietasz|zapomniales) hasl[oa].{0,8} | (jestem juz|juz jestem) klientem | masz juz konto`,
    register:
      '(zaloz|utworz|stworz)( .{0,5})? konto | (zarejestruj|rejestracja)( .{0,10})? | nowe konto | zarejestrowac | (stworz|stworzyc|utworzyc|zaloz) (nowe )?konto | zarejestruj sie( tutaj| teraz)?',
    expressWallet: `(zaplac|place|kup|platnosc)( .{0,5})? (z|przez|za pomoca) (pay ?pal|apple|google|amazon|klarna|blik|przelewy ?24|g ?pay)( ?pay)?( .{0,15})? | (zaplac|place|platnosc) (blik\\w*|przelewy ?24)( .{0,10})?
      | blik`,
    edit: '(edytuj|zmien|popraw|modyfikuj)( .{0,25})? | (wroc|wstecz|powrot|cofnij)( .{0,25})? | edytowac( .{0,15})? | (zmien|edytuj|popraw) (adres|metode|sposob|dostawe|platnosc|forme)( .{0,25})?',
    increaseQuantity: 'dodaj (jeden|sztuke) | (zwieksz|wiecej)( .{0,30})? | plus',
    decreaseQuantity: 'usun (jeden|sztuke) | (zmniejsz|mniej)( .{0,30})? | minus',
    updateCart:
      '(aktualizuj|zaktualizuj|odswiez|przelicz)( .{0,25})? | (uaktualnij|zaktualizuj|aktualizuj|odswiez) (koszyk|podsumowanie|sum[ey]|ilosc)',
    openSection: `(pokaz|zobacz|ukryj|rozwin)( .{0,8})?( szczegoly| podsumowanie| opcje| wiecej)( .{0,20})? | pokaz wiecej
      | szczegoly`,
    continueShopping: '(kontynuuj|kontynuowac) zakupy | (wroc|powrot) do (sklepu|zakupow) | przejdz do sklepu',
    declineOffer: `nie(?! znam| pamieta| mam| masz| widz| otrzym)( dziekuje)?( .{0,50})? | (kontynuuj|przejdz|dalej|zaplac) bez( .{0,40})? | odrzuc( .{0,25})?
      | rezygnuje( .{0,20})?`,
    acceptOffer:
      'tak( .{0,50})? | dodaj( .{0,12})?(ochrone|gwarancje|ubezpieczenie)( .{0,15})? | skorzystaj( .{0,15})?',
    enterManually: `(wpisz|wprowadz)( .{0,20})? recznie
      | (uzyj|zachowaj)( .{0,10})? (wpisanego|mojego|moj|wprowadzonego) adres\\w*( .{0,20})?
      | (dodaj )?nowy adres | mojego adresu nie ma.{0,12} | wpisze (sam|sama|samodzielnie|recznie).{0,6}`,
    search: 'szukaj | wyszukaj | znajdz',
  },
  pages: {
    cart: '(twoj |moj |zawartosc )?koszyk(a)?( zakupow\\w*)? | wozek( sklepowy)?',
    emptyCart: `(twoj |moj )?koszyk( zakupow\\w*)? jest (obecnie |na razie |aktualnie )?pusty
      | brak (produktow|towarow|artykulow) w koszyku | pusty koszyk | w koszyku nie ma( .{0,15})?
      | nie masz( .{0,12})? w koszyku`,
    signInChoice:
      'jako gosc | (masz|posiadasz)( juz)? konto | nowy klient | zaloguj sie lub | bez (rejestracji|logowania)',
    address: `(adres|dane)( (do|dostawy|klienta|kontaktowe|osobowe|rozliczeniowe|wysylki|odbiorcy|faktury|zamawiajacego|rozliczeniowy))+
      | twoje dane | dane osobowe | adres | adres (platnosci|platnika) | szczegoly (platnosci|faktury|rachunku) | (dane|informacje|szczegoly) (do |o |dotyczace )?(kontaktowe|dostawy|wysylki|faktury|rozliczeniowe|kontaktu)`,
    shipping: `(metod[ay]|sposob|sposoby|opcje|rodzaj|forma|formy) (dostawy|wysylki) | dostawa | wysylka | przewoznik
      | jak .{0,20}(dostarczyc|dostaw\\w+)`,
    payment: `(metod[ay]|sposob|sposoby|opcje|forma|formy) (platnosci|zaplaty) | platnosc(i)?( .{0,15})?
      | jak .{0,20}zaplacic | karta (kredytowa|platnicza) | dane karty | zaplata`,
    review: `(sprawdz|potwierdz|podsumowanie|przeglad)( .{0,8})?( zamowieni[ea])? | podsumowanie( .{0,20})?
      | ostatni krok | (podsumowanie|przeglad)( twojego| zamowienia| koszyka)*( .{0,12})? | (sprawdz|przejrzyj|zweryfikuj)( i potwierdz)?( swoje| twoje)? zamowienie`,
    confirmation: `(dziekujemy|dziekuje|dziekujemy bardzo)( (za|ze)( twoje| zlozenie| zlozone| zakupy)*( zamowieni[ea]| zakup\\w*| .{0,20})?)?
      | (twoje )?zamowienie( .{0,15})? (zostalo|jest)( .{0,12})? (zlozone|przyjete|potwierdzone|zrealizowane|otrzymane)( .{0,15})?
      | potwierdzenie zamowienia | zamowienie (zlozone|przyjete|potwierdzone|otrzymane)
      | (twoj )?numer zamowienia | otrzymalismy twoje zamowienie | (twoje |panstwa )?zamowienie (jest|zostalo) zakonczone`,
    error: `(wystapil|pojawil sie)( .{0,15})? (blad|problem)( .{0,15})? | cos poszlo nie tak
      | blad (serwera|wewnetrzny|krytyczny) | (tymczasowo|chwilowo) niedostepn\\w+ serwis
      | sprobuj ponownie( .{0,12})?`,
    notFound: `(strona|produkt|strony|produktu)( .{0,15})? (nie (istnieje|znaleziono|zostala? znalezion\\w+)|niedostepn\\w+)
      | nie znaleziono( .{0,15})? | nie istnieje | juz niedostepny`,
    soldOut: `(wyprzedane|wyprzedany|niedostepn\\w+|brak (w magazynie|na stanie|towaru|produktu))( .{0,15})?
      | chwilowo niedostepn\\w+ | powiadom (mnie )?( .{0,20})? | produkt niedostepny | zapas\\w* wyczerpan\\w* | wyprzedano`,
    captcha: 'nie jestem robotem | (potwierdz|udowodnij)( .{0,10})? (czlowiek\\w*) | weryfikacja bezpieczenstwa',
    botWall: '(odmowa|brak) dostepu | (zablokowan\\w+) | nietypow\\w+ (ruch|aktywnosc) | sprawdzanie przegladarki',
    challenge3ds: `(autoryzuj|potwierdz|uwierzytelnij)( .{0,8})? (platnosc|transakcje|zakup)
      | (twoj )?bank .{0,30}(kod|aplikacj\\w+|autoryz\\w+)`,
    listing: `sortuj( (po|wedlug))? | sortowanie | filtruj | filtry | \\d+ (produktow|produkty|wynikow)
      | wszystkie produkty | kategorie`,
    product: `(opis|szczegoly|specyfikacja|parametry|dane techniczne)( produktu)? | opinie( o produkcie)?
      | (podobne|powiazane|polecane) produkty | tabela rozmiarow | (lista|do listy) zyczen | kod produktu
      | wybierz (rozmiar|kolor) | czas dostawy`,
  },
  totals: {
    subtotal: `(suma czesciowa|wartosc (produktow|koszyka|towarow|zamowienia)|kwota netto|kwota towarow|podsuma|cena produktow|suma produktow)( .{0,20})?
      | produkty( .{0,12})? | \\d+ (produkt\\w*|sztuk\\w*|artykul\\w*) | kwota czesciowa | ^kwota$ | ^wartosc$ | (suma|wartosc|razem|lacznie)( za)? (produkty|produktow|artykulow|pozycji|towarow)( .{0,10})?`,
    shipping:
      '(koszt(y)? )?(dostaw[ay]|wysylk[ai]|przesylk[ai]|transport\\w*)( .{0,60})? | (koszt|koszty|oplaty|oplata|suma)( za)? (dostaw[ye]|wysylk[ie]|przesylk[ie])( .{0,15})? | (dostawa|wysylka) (razem|lacznie)',
    tax: '(w tym |kwota |zawiera |wliczony |suma )?(\\d+([.,]\\d+)? ?%? )?(vat|podatek|podatki|podatku|podatkow)( .{0,30})?',
    discount:
      '((rabat|znizka|promocja|kupon|kod rabatowy|oszczedzasz|upust|oszczednosc)\\w*|bon(y|u|ow|em)?)( .{0,40})? | obnizka( .{0,20})? | (rabat|znizka|promocj[ae]|upust)( (na|za|do|z) .{0,25})? | (wartosc|kwota|suma) (rabat\\w+|znizk\\w+|promocj\\w+|upust\\w+)( .{0,12})? | (rabat|znizka) (na )?(zamowienie|dostawe|wysylke)',
    fee: `(oplata|prowizja|doplata|koszt (platnosci|pobrania|obslugi))( .{0,20})?
      | (pakowanie|ubezpieczenie|darowizna|gwarancja|napiwek|kaucja|ochrona)( .{0,20})? | (koszt|koszty|oplata|oplaty)( za)? platnosci?( .{0,15})?`,
    giftCard: 'karta (podarunkowa|prezentowa)( .{0,20})?',
    total:
      '(suma|razem|lacznie|ogolem|do zaplaty|kwota calkowita|wartosc calkowita|laczna kwota|calkowita kwota|suma calkowita|kwota do zaplaty|wartosc zamowienia|lacznie do zaplaty|razem do zaplaty|calkowity koszt)( .{0,25})? | (przewidywana |laczna |calkowita )?suma | cena calkowita | (kwota|wartosc) (calkowita|laczna)',
  },
  sections: {
    shipping:
      '(dostaw\\w+|dokad .{0,12}(wyslac|dostarczyc)|gdzie .{0,12}dostarczyc|wysylk\\w+|odbiorc\\w+|adres dostawy)( .{0,30})?',
    billing: '(rozliczen\\w+|rozliczeniow\\w+|faktur\\w+|dane do faktury|platnik\\w*)( .{0,30})?',
    payment: '(platnosc\\w*|zaplat\\w+|kart\\w+|sposob platnosci)( .{0,30})?',
    login: '(zaloguj|logowanie|masz juz konto)( .{0,20})?',
    register: '(zaloz konto|utworz konto|rejestrac\\w+|zarejestruj)( .{0,20})?',
    newsletter: '(newsletter|zapisz sie|subskryb\\w+)( .{0,40})?',
    shippingMethod:
      '(metod[ay]|sposob|sposoby|opcje|rodzaj|forma|formy) (dostawy|wysylki)( .{0,15})? | dostawa | wysylka',
    contact: '(dane (kontaktowe|osobowe|klienta|zamawiajacego)|kontakt|twoje dane)',
  },
  words: {
    pickup: `odbior\\w*( .{0,25})? | paczkomat\\w*( .{0,20})? | (w|do) (sklepie|punkcie|salonie)( .{0,10})?
      | punkt\\w* odbioru | kiosk | automat\\w*( .{0,10})? paczk\\w+ | automat\\w* paczkow\\w+`,
    free: '(za )?darmo | darmow\\w+ | bezplatn\\w+ | gratis | 0 zl',
    day: '(dni|dzien|dnia)( robocz\\w+)?',
    week: 'tygodni\\w*| tydzien',
    hour: 'godzin\\w*',
    today: 'dzis(iaj)? | tego samego dnia',
    tomorrow: 'jutro | (nastepn|kolejn)ego dnia( roboczego)? | (nastepny|kolejny) dzien( roboczy)?',
    orderNumber:
      '(numer|nr|id)( .{0,8})?zamowienia | zamowienie( (nr|numer))? | potwierdzenie (nr|numer) | (referencje|nr ref|informacje o) zamowienia?u?',
    outOfStock: `(wyprzedan\\w+|niedostepn\\w+|brak (w magazynie|na stanie|towaru)) | niewystarczajac\\w+( .{0,15})?
      | nie ma wystarczajac\\w+.{0,15}`,
    inStock: `(dostepn\\w+|w magazynie|na stanie|na magazynie)( .{0,12})? | (zostalo|tylko|ostatnie) \\d+( .{0,12})?
      | wysylka w`,
    quantity: 'ilosc | szt | sztuk',
    variant: `rozmiar | kolor | wariant | material | model | format | smak | dlugosc | szerokosc | waga | opcja
      | pojemnosc | styl | zapach | mielenie | wydanie`,
    taxIncluded: '(w tym|zawiera|z|wliczon\\w+)( .{0,12})? (vat|podat\\w+) | brutto | (vat|podatek) wliczon\\w+',
    chooseFirst: '(wybierz|prosze wybrac)( .{0,25})?',
    leaveEmpty: '(zostaw|pozostaw)( .{0,10})? puste | nie wypelniaj( .{0,10})?',
    required: `(pole )?(wymagane|obowiazkowe)( .{0,10})? | (wprowadz|podaj|wpisz|wybierz|uzupelnij)( .{0,40})?
      | nieprawidlow\\w+ | niepoprawn\\w+ | jest wymagan\\w+ | musisz (zaakceptowac|podac|wybrac|wypelnic)( .{0,30})? | nie jest (poprawn|prawidlow)\\w+( .{0,20})?`,
    declined: `(platnosc|karta|transakcja)( .{0,20})? (odrzucon\\w+|nieudan\\w+|nie powiodla\\w*|odmow\\w+)
      | odrzucon\\w+`,
    forgot: '.{0,10}nie? pamieta.{0,20} | .{0,10}zapomn.{0,20}',
    knownCustomer: 'witaj(cie)? ponownie | (mam juz|posiadam) konto | stali klienci',
  },
  phrases: {
    cart: 'koszyk\\w*',
    cartPath: 'koszyk',
    addedToCart: 'dodan[oey]?',
    namesCoupon: 'kod(y|u)? (rabatow|promocyjn) | kupon | bony? rabatow',
    showSummary: '^(pokaz|zobacz|rozwin) (swoje )?(podsumowanie|zamowienie|koszyk) | ^podsumowanie',
    confirmsRemoval: '^tak | ^potwierdz | ^usun',
    colourAxis: 'kolor',
    sizeAxis: 'rozmiar',
    isChosen: '^wybran[oyae]$ | ^zaznaczon[oyae]$',
    fitAxis: 'kroj',
    deliveredToday: 'dzis',
    deliveredTomorrow: 'jutro',
    express: 'ekspres',
    sendingFee: 'dostawa | wysylka',
    card: 'karta | karty | karta platnicza',
    tellsWhenBack: 'powiadom( mnie)?( .{0,15})? (dostepnosci|dostepny|dostepne)',
    keepsForLater:
      '(listy|lista|liste) zyczen | (zapisz|zachowaj|odloz)( .{0,8})? na pozniej | ulubion\\w+ | schowk\\w+ | porown\\w* | (dodaj|napisz|wystaw) (opinie|komentarz|recenzje|ocene|pytanie|uwagi)( .{0,20})?',
    paidOnline: '(platnosc )?online | platnosc elektroniczna | przez internet',
    notCard: 'podarunkowa',
    offlinePayment: 'za pobraniem | przelew | faktura | czek\\w* | gotowk[aią] przy odbiorze | gotowka przy odbiorze',
    aboutMoney: 'zaplac\\w* | plac(e|isz) | kup(ic|uje)? | zamow\\w* | subskry\\w*',
    refusal: '^nie | ^bez | ^brak | ^zadn\\w* | nie dziekuje',
    plainNo: '^nie$ | ^nie dziekuje$',
    onlyOnce: 'jednoraz\\w*',
    extraOffer: `ubezpieczenie | gwarancj\\w* | darowizn\\w* | napiwek | prezent\\w* | subskrypcj\\w* | czlonkostw\\w*`,
    news: 'promoc\\w* | oferty',
    addsToOrder: '^tak | ^dodaj',
    partOfOrder: 'gosc | adres\\w* | dan\\w+ kontaktow\\w+',
    recurring: 'co (miesiac|\\d+ (dni|tygodni\\w*|miesiac\\w*))',
    usualFee:
      'oplata (manipulacyjna|serwisowa|transakcyjna|pobraniowa) | (oplata|doplata) za (platnosc|pobranie|obsluge|przesylke|karte)( .{0,12})? | pobranie | kaucja | obslug\\w* | manipulac\\w* | prowizja',
    feeName: '\\boplata$ | \\bdoplata$',
    remarkOnPrice: '^w tym | ^zawiera | oszczedza\\w* | punktow | rat po | miesiecznie',
    honorific: '^pan$ | ^pani$',
    optional: 'opcjonalnie',
    noAccount: '(bez|nie)\\b.{0,30}\\b(konto|konta|rejestracj\\w*) | jako gosc',
    review: 'podsumowanie | sprawdz',
    reviews: 'sprawdz',
    numberedStep: 'krok(u|iem)? \\d',
    confirmsOrder: 'potwierdz( .{0,10})? zamowieni\\w+ | (zloz|potwierdzenie) zamowieni\\w+',
    confirmationStep: '^(\\d )?potwierdzenie$',
    finishedStep: '^(\\d )?(gotowe|koniec)$',
    orderPaid:
      'zamowienie (zostalo |jest )?(oplacone|zaplacone) | platnosc (zostala )?(zakonczona|zrealizowana)( pomyslnie)? | platnosc udana',
    thanksForOrder: 'dziekujem(y|)( bardzo)? za (twoje |zlozenie |zlozone )?(zamowieni[ea]|zakup\\w*)',
    orderNotYetPlaced: 'prawie gotowe | ostatni krok | jeszcze nie (zostalo )?(zakonczone|potwierdzone)',
    ownOrders: '(moje|twoje|status) zamowieni[ae]',
    asksAge:
      '(ukonczon\\w+|masz|powyzej|co najmniej) (16|18|21)( lat)? | pelnoletni\\w* | (potwierdz|weryfikacja) .{0,6}wiek\\w* | (dla|tylko) (osob )?doroslych | wiek',
    cookieSettings: '^ustawienia | ^dostosuj | ^zarzadzaj | ^preferencje | ^wiecej opcji | ^zmien ustawienia',
    saveCookieSettings: '^zapisz | ^zatwierdz | ^potwierdz',
    tooFewInStock:
      'tylko \\d+ | niewystarczajac\\w* | pozostal\\w* (tylko |jedynie )?\\d+ | nie (posiadamy|mamy) wystarczajac | nie ma (go|ich|jej) tyle | tej ilosci | (zadan|zamawian)\\w+ ilos | (jedynie|zostalo) \\d+ (szt|w magazyn|produkt) | niewystarczajac\\w+ (stan|ilosc|zapas)',
    soldOut:
      'wyprzedan\\w+ | niedostepn\\w+ | brak w magazynie | zapas\\w* wyczerpan | brak (produktu|towaru) | nie ma w magazynie | wyprzedano | braku? (zapasow|stanu magazynowego) | (produkty|towary|artykuly)( .{0,60})? nie sa( \\S+)? (dostepne|w magazynie)',
    cardDeclined: `platnosc( .{0,25})? jest (nieprawidlowa|niewazna) | (wprowadz|podaj) ponownie (dane|informacje) (dotyczace )?platnosci | odrzucon\\w+ | odrzucil\\w* (\\w+ )?(platnosc|kart|transakcj)
      | platnosc (nie powiodla|nie zostala|odrzucona) | nie udalo sie (przetworzyc|zrealizowac|obciazyc).{0,20}(platnos|kart) | uniemozliwiajac\\w+ .{0,30}platnosc | (platnosc|karta|transakcja).{0,25}(odrzucon|odmow|nie powiod|nieudan|nie (moze|mogla|zostal)) | (blad|bledy).{0,20}platnosc | przetwarzani\\w+ platnosci | blad .{0,10}przetwarzan\\w+ (\\w+ )?metody platnosci .{0,20}(sprawdz|zweryfikuj) | nie moglismy (przetworzyc|zrealizowac) (twojej |panstwa )?platnosci
      | (zamowienia|zamowienie) nie (udalo sie oplacic|zostalo oplacone)`,
    noShipping:
      'brak (dostepnych )?(metod|sposobow) (wysylki|dostawy) | nie wysylamy | nie dostarczamy | nie ma dostepnych (przewoznikow|sposobow|metod|opcji) | brak (dostepnych )?opcji (wysylki|dostawy) | dostaw\\w+ nie jest dostepn | (dostawa|wysylka)( .{0,30})? (nie jest mozliwa|niemozliwa|niedostepna|nie jest dostepna) | brak (dostepn\\w+ )?(metod|sposob|opcji)\\w* (wysylki|dostawy) | nie (mozemy|mozna) (dostarcz|wysla)',
    noSuchVariant: '\\bkombinacja nie istnieje | zaden produkt nie (spelnia tych kryteriow|odpowiada)',
    unavailable: '^niedostepn\\w+$',
    variantMissing: 'wybierz \\S',
    addressRejected: 'nieprawidlowy adres',
    asksForCorrection: '\\b(wpisz|podaj|wybierz|uzupelnij|popraw|zaakceptuj) \\S | \\b(nieprawidlow\\w+|wymagan\\w+)',
    digitsOnly: '\\b(tylko|wylacznie) (cyfr|liczb)',
    refusesInput:
      'blad | nie udalo | przepraszamy | nieprawidlow\\w+ | wymagan\\w+ | prosze | nie istnieje | stracil\\w* waznosc | wygasl\\w* | bledn\\w+ | limit\\w* | musisz | nie jest (poprawn|prawidlow)\\w+ | nie mozemy | nie (znaleziono|mozna|moze|jest wazn\\w+|jest dostepn\\w+|prawidlow\\w+) | niepoprawn\\w+ | brak\\w* | wygas\\w+',
    asksForPatience: 'czekac | poczekac | chwil\\w+ | dziekuj\\w+',
    asksForHuman: 'litery z obrazka | kod z obrazka | znaki z obrazka | nie jestes robot',
    newPassword: 'utworz | nowe',
    freeAmount: '^za darmo$ | ^darmow(a|y|e)$ | ^bezplatn\\w+$ | ^gratis$',
    namesNumber: '\\S*numer\\S* | nr',
    underNumber: '\\b(pod|z) numerem$',
  },
  stems: {
    addOn: 'ubezpieczeni | gwarancj | ochron | darowizn | opakowanie na prezent | napiwek',
    addressTitle: '(nazwa|tytul) adresu',
    afterOrder:
      'sledz | historia | zamow ponownie | kup ponownie | ponow zamowienie | anuluj zamowienie | szczegoly zamowienia',
    anyNumber: 'numer',
    bankAccount: 'rachun',
    billing: 'faktura',
    billingLabel: '.{0,24}(?:do|na) (?:faktury|fakturze)$',
    birth: 'urodzen',
    bridge: 'do | od',
    cancel: 'anuluj | zrezygnuj | porzuc',
    cardSecret: 'kart',
    cart: 'koszyk',
    checkout: 'zamowien',
    deliveryMethod: 'dostaw',
    deliveryName: 'kurier( .{0,12})? | dostawa( .{0,20})?',
    district: '^dzielnica$',
    expiry: 'wazn',
    lookFor: 'szukaj',
    lookForBy: 'wg',
    messageName: 'blad',
    month: 'miesiac',
    monthName: 'sty | lut | kwi | maj | cze | lip | sie | wrz | paz | lis | gru',
    or: 'lub',
    orderDone: 'dziekuj',
    payment: 'platnosc',
    paymentMethod: 'platn',
    paymentName: 'karta( .{0,15})? | przelew( .{0,15})? | za pobraniem | pobranie',
    provinceName: 'mazowieckie | malopolskie | slaskie',
    quantity: 'ilosc',
    shipping: 'dostaw',
    signIn: 'zaloguj',
    skip: '\\bpomin',
    title: 'pan | pani',
    variant: 'rozmiar | kolor',
    year: 'rr | rok',
    yes: 'tak',
    your: 'twoje',
  },
  productPage: {
    soldOut: 'wyprzedan[eyo] | brak w magazynie | niedostępn[yea]',
    inStock: 'dostępny',
    buy: 'dodaj do koszyka | do koszyka',
    brand: 'marka | producent',
    itemNumber: 'kod(?: produktu)?',
    choose: 'wybierz',
    price: 'cena',
    free: 'za darmo | darmow\\p{L}+ | bezpłatn\\p{L}+',
    range: 'do',
  },
  currencyNames: { PLN: 'złotych' },
  frequentWords:
    'i | do | na | koszyk | koszyka | dostawa | zamówienie | adres | twój | oraz | płatność | się | nie | imię',
  neutralHonorifics: ['Inna'],
  afterOrderPaths: ['potwierdzenie', 'dziekujemy'],
};
