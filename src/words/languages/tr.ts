import type { Vocabulary } from '../vocabulary.ts';

export const tr: Vocabulary = {
  language: 'tr',
  fields: {
    other: `konu | adres (basligi|adi|tanimi) | vergi dairesi | uyruk | dogum yeri | meslek | (siparis|rezervasyon|musteri karti) (no|numarasi)
      | bizi nereden .{0,15}`,
    honorific: 'unvan | hitap | cinsiyet',
    firstName: '^ad$ | adiniz | isim | ismin(iz)? | ^adi$ | alici adi',
    middleName: 'ikinci (ad|isim) | gobek adi',
    lastName: 'soyad(i|in|iniz)? | soyisim | alici soyadi',
    fullName:
      'ad(iniz|i)? (ve )?soyad(iniz|i)? | ad soyad | isim soyisim | tam ad | alici( adi soyadi)? | teslim alacak kisi | ilgili kisi',
    company: 'sirket( adi)? | firma( adi| unvani)? | kurum | isletme( adi)?',
    email: 'e ?posta( adresi(niz)?)?(niz)? | e ?mail adresi(niz)? | eposta adresiniz | mail adresi(niz)?',
    emailConfirm: 'e ?posta( adresi(ni|nizi)?)? (tekrar|dogrula|onayla).{0,8}',
    phone:
      '(cep )?telefon(u|unuz|um)?( no| numarasi| numaraniz)? | gsm( no)? | cep (no|numarasi) | telefon numaran?(iz)? | cep telefonu(nuz)?',
    phoneCountry: 'ulke (kodu|alan kodu)',
    phoneArea: 'alan kodu',
    phoneExtension: 'dahili( no)?',
    street:
      '(acik |teslimat |fatura )?adres(i|iniz)?( satiri? 1)? | sokak.{0,12} | cadde.{0,12} | mahalle.{0,15} | mahalle cadde sokak.{0,15} | adres satiri',
    street2:
      'daire( no)? | bina.{0,8} | kat | adres(i)? (satiri? )?2 | apartman.{0,12} | adres devami | (ek|ilave|ikinci) adres( satiri| bilgisi)?( .{0,6})? | adres (2|devami|satiri 2|ek)( .{0,4})?',
    houseNumber: 'kapi (no|numarasi) | bina (no|numarasi) | dis kapi no | ^no$',
    postalCode: 'posta kodu',
    city: 'sehir | ^ilce$ | ilce semt | semt | il ilce',
    province: '^il$ | il(iniz)? seciniz | bolge | eyalet',
    country: 'ulke(niz)? | ulke bolge | ulke secin(iz)?',
    vatId: 'vergi (no|numarasi|dairesi|kimlik no) | vkn',
    personalId: 'tc kimlik( no| numarasi)? | t c kimlik.{0,10} | kimlik (no|numarasi) | tckn',
    birthDate: 'dogum tarihi(niz)?',
    birthDay: 'dogum gunu',
    birthMonth: 'dogum ayi',
    birthYear: 'dogum yili',
    orderNote:
      'mesaj(iniz)?( .{0,15})? | siparis not(u|lari)( .{0,15})? | ^not(unuz|lar)?$ | aciklama | teslimat notu | yorum(unuz)? | ek bilgi(ler)? | siparise? ozel (talimat|not)lar | siparisiniz ile ilgili( .{0,40})?',
    coupon: '(indirim|hediye|promosyon|kampanya) (kodu|ceki|kuponu)(nuz)? | kupon( kodu)?(nuz)? | indirim kuponu',
    giftCard: 'hediye (karti|ceki|kart)( .{0,10})? | hediye karti (no|numarasi|kodu)',
    quantity: '^adet$ | ^miktar$ | urun adedi',
    login:
      'kullanici ad(i|iniz)? | kullanici kodu | musteri no | (e ?posta|telefon)( .{0,10})? veya .{0,25} | uye (no|adi)',
    password: 'sifre(niz)? | parola(niz)? | sifre olusturun',
    passwordConfirm: '(sifre|parola)(ni|nizi)? (tekrar(i)?|dogrula|onayla).{0,5} | tekrar sifre',
    cardNumber: '(kredi |banka )?kart(i|iniz|inizin)? (no|numarasi|numaraniz)( .{0,8})?',
    cardHolder:
      'kart (uzerindeki )?(isim|ad)( soyad)? | kart sahibi(nin)?( adi.{0,10})? | kart uzerindeki (isim|ad).{0,10} | karttaki isim',
    cardExpiry: 'son kullanma( tarihi)?( .{0,8})? | aa ?/? ?yy | ay ?/? ?yil | gecerlilik tarihi | skt',
    cardExpiryMonth: '^ay$ | (skt|son kullanma) ay(i)?',
    cardExpiryYear: '^yil$ | (skt|son kullanma) yil(i)?',
    cardCvc: 'guvenlik (kodu|numarasi)( .{0,10})? | cvc kodu | cvv kodu | kart guvenlik kodu | kart kodu',
    search: '^ara$ | arama.{0,15} | ne aramistiniz | urun ara.{0,15} | aradiginiz .{0,20}',
    otp: 'dogrulama kodu | onay kodu | guvenlik kodunu giriniz | tek kullanimlik (sifre|kod) | sms (kodu|sifresi)',
  },
  ticks: {
    other: '(uye olmadan|uyeliksiz|hesap (acmadan|olusturmadan)).{0,25} | misafir olarak.{0,20}',
    newsletter: `(e ?)?bulten\\w*( .{0,30})? | (kampanya|indirim|firsat|haber|yenilik|duyuru)\\w*.{0,40}(e ?posta|sms|haberdar|almak|bilgilendir\\w*)( .{0,15})?
      | (ticari )?(elektronik )?ileti\\w*( .{0,25})? | (abone ol\\w*|haberdar (olmak|et\\w*))( .{0,20})? | bana .{0,25}(gonder\\w*|bildir\\w*)`,
    terms: `(mesafeli satis|on bilgilendirme|uyelik|kullanim|satis) (sozlesme\\w*|form\\w*|kosul\\w*|sart\\w*)( .{0,40})? | (sartlar\\w*|kosullar\\w*|hukum\\w*|sozlesme\\w*)( .{0,30})?
      | (?!.{0,60}(ileti|bulten|kampanya|reklam|pazarlama)).{0,40}(okudum|kabul ediyorum|onayliyorum|kabul ettim|onaylarim|anladim)( .{0,20})? | gizlilik (politika\\w*|sozlesme\\w*)( .{0,20})? | cayma hakk\\w+( .{0,20})? | kvkk( .{0,25})? | aydinlatma metn\\w*( .{0,20})? | kisisel veri\\w*( .{0,20})?`,
    sameAddress: `(fatura|teslimat) adres\\w*( .{0,20})? ayni( .{0,20})? | (fatura|teslimat)( .{0,12})?adres\\w* ile ayni( .{0,12})? | ayni adres\\w*( .{0,20})?
      | (fatura|teslimat) (icin )?(de )?(bu|ayni) adres\\w*( .{0,15})? | (bu|ayni) adres\\w*( .{0,15})? (fatura|kullan|gonder)\\w*( .{0,10})? | (adres\\S*|adresi\\S*)( .{0,20})? ayni( .{0,15})? | ayni adres\\S*( .{0,15})? | (fatura|teslimat) adresini kullan( .{0,10})?`,
    differentAddress: `(farkli|baska|diger)( bir)? (teslimat |fatura )?adres\\w*( .{0,20})? | (fatura|teslimat) adres\\w*( .{0,15})? farkli( .{0,15})? | (baska|farkli) (bir )?adres\\w* (gonder|teslim)\\w*( .{0,12})? | (farkli|baska) (bir )?(adres|adrese|teslimat adresi|fatura adresi)\\w*( .{0,20})? | adres\\S*( .{0,30})? (farkli|eslesmiyor|uyusmuyor)( .{0,10})?`,
    createAccount: '(hesap|uyelik) (olustur|ac)\\w*( .{0,20})? | (uye|kayit) ol\\w*( .{0,15})? | uyelik istiyorum',
    saveDetails: `.{0,30}(kaydet|hatirla|sakla)(yin|sin|mak)?\\w*( .{0,20})? | oturumu(m)? acik (tut|kalsin)\\w*( .{0,8})? | (bir )?sonraki (alisveris|siparis|sefer)\\w*( .{0,15})?
      | varsayilan( .{0,20})?`,
    extra: `hediye (paketi|paketleme|notu)\\w*( .{0,15})? | (hediye )?paket\\w* (istiyorum|olsun)( .{0,10})? | sigorta\\w*( .{0,25})? | (ek |uzatilmis )?garanti\\w*( .{0,25})? | bagis\\w*( .{0,20})?
      | yuvarla\\w*( .{0,15})? | (urun |kargo )?koruma\\w*( .{0,20})? | premium | montaj( .{0,15})? | bahsis | karbon\\w*( .{0,15})?`,
  },
  actions: {
    addToCart: `(sepete|sepetime|alisveris sepetine|cantaya|sepete hemen)( .{0,6})? ?(ekle|at|ekleyin|koy|ekleniyor)( .{0,15})? | sepete | ^ekle$ | (on siparis( ver)?) | rezerve et | ^satin al$ | ^siparis ver$ | sepete ekle`,
    buyNow:
      '(hemen|simdi|sepete eklemeden) (al|satin al|siparis ver) | satin al | hizli (satin al|alisveris|siparis) | tek tikla (al|satin al)',
    viewCart: `sepet(i|im|iniz|e|ime|inizi|imi)?( (gor|goster|git|goruntule|incele|ac|duzenle|don))(un|in|uleyin|tule)?( .{0,10})? | (alisveris )?sepet(i|im|iniz)?( \\d+)? | sepete (git|don) | alisveris sepeti(m|niz)?`,
    goToCheckout: `(odeme|siparis|kasa|alisveris)( .{0,5})?(sayfasina|ye|adimina|ya|e|i|islemine|asamasina)? ?(gec|git|ilerle|basla|devam et)( .{0,10})? | odemeye (gec|git|ilerle|devam et) | (alisverisi|siparisi) tamamla | kasaya (git|gec|ilerle)
      | (guvenli )?odeme(ye)?( yap)? | ^odeme$ | sepeti onayla | satin almaya (devam|gec)( et)? | siparise (devam et|gec) | satin al | kasa`,
    guest: `(misafir|ziyaretci|konuk)( olarak)?( .{0,5})?(devam et|alisveris|satin al|odeme|siparis ver)?\\w*( .{0,12})? | (uye olmadan|uyeliksiz|kayit olmadan|hesap acmadan|giris yapmadan|uyelik olmadan)( .{0,5})?(devam et|alisveris|satin al|siparis|siparis ver|odeme)?\\w*( .{0,12})?
      | yeni musteri(yim)? | misafir (olarak|kullanici)( .{0,15})? | (hesap|uyelik) (olusturmadan|acmadan)( .{0,10})? | (hesap|uyelik) olusturma(yin)?`,
    continue: `devam( et| edin| ediniz)?( .{0,25})? | (sonraki|bir sonraki|ileri)( adim)?( .{0,15})? | ileri(le)? | (kaydet|kullan|onayla)( ve (devam et|ilerle))?( .{0,10})? | kaydet ve .{0,20} | (bu adrese|buraya) (gonder|teslim et)
      | bu adresi (kullan|sec) | (teslimat|kargo|odeme|ozet)\\w* (gec|devam et|ilerle|adimina gec)( .{0,8})? | gonder | guncelle | tamam | (teslimat|kargo|odeme) sec(in(iz)?)?`,
    applyCoupon:
      '(kupon\\w*|kod\\w*|indirim\\w*|hediye cek\\w*|hediye karti\\w*)?( .{0,8})? ?(uygula|kullan|ekle|aktif et|etkinlestir)(yin|in)? | uygula( .{0,10})? | ok',
    openCoupon: `(indirim|kupon|promosyon|hediye|kampanya)( .{0,10})?(kodu|kuponu|ceki|karti|kodun|kodunuz|kuponun|kuponunuz|kodum|kuponum)( .{0,8})?(mu var|var mi|var|ekle|gir|kullan|girin)( .{0,12})? | (kodun|kuponun|kodunuz|kuponunuz)( .{0,4})?(mu|var)( .{0,6})?
      | (indirim|promosyon|hediye) (kodu|kuponu|ceki) | kupon (kodu|ekle|kullan)`,
    placeOrder: `(siparis(i|imi|inizi)?|alisveris(i|imi)?|odeme(yi|mi)?|satin alma(yi)?)( .{0,8})? ?(onayla|tamamla|ver|gonder|bitir|gerceklestir|yap|olustur)(yin|in|iyorum|ma)?( .{0,15})?
      | (satin al|siparis ver|odeme yap|ode|hemen ode|simdi ode)( ve (ode|onayla))?( .{0,12})? | odeme yukumlulugu( .{0,6})?( ile| doguran)? (siparis|siparis ver)( .{0,10})? | onayla ve (ode|bitir|tamamla)( .{0,8})? | (onayla|onayliyorum)
      | kart(i)? ile ode( .{0,10})? | \\d.{0,12} ode | odemeyi? (yap|tamamla) | siparisi ver | siparis odemesi | (odemeyi|siparisi|alisverisi|satin almayi) (tamamla|onayla|gonder|bitir|ver)( .{0,8})? | (simdi|hemen) (ode|satin al|siparis ver) | siparisi (onayla|tamamla) | ^(tamamla|bitir)$`,
    dismiss:
      'kapat( .{0,20})? | hayir( tesekkurler| istemiyorum)?( .{0,40})? | simdi degil | daha sonra | sonra | iptal( et)? | vazgec | atla | anladim | gec | belki (daha )?sonra | gizle',
    rejectCookies: `(tumunu |hepsini |cerezleri )?(reddet|reddediyorum|kabul etm(e|iyorum))( .{0,20})? | (sadece|yalnizca)( .{0,10})?(gerekli|zorunlu|temel|islevsel)( .{0,20})?
      | (gerekli|zorunlu) (olanlar|cerez\\w*)( .{0,12})? | kabul etmeden devam( .{0,8})?`,
    acceptCookies:
      '(tumunu |hepsini |tum cerezleri |cerezleri )?(kabul et|kabul ediyorum|izin ver|onayla|kabul)( .{0,20})? | anladim | tamam',
    removeItem: '(urunu |sepetten )?(sil|kaldir|cikar|temizle)( .{0,30})? | sepeti (bosalt|temizle)',
    signIn: `giris( yap\\w*)?.{0,15} | oturum ac(in)?( .{0,10})? | hesabim | (zaten )?(uye|kayitli)( .{0,10})?(misin\\w*|yim|musteri\\w*)( .{0,8})? | hesabin\\w* (var )?mi( .{0,10})? | sifremi unuttum | uye girisi | hesap | (parola|sifre)(nizi|ni|mi)? m[iu] (unuttunuz|kaybettiniz|unuttun) | (parola|sifre)mi unuttum | (zaten )?(musteriyim|uyeyim|hesabim var) | (zaten )?(bir )?hesabiniz (var mi|mi var)( .{0,4})?`,
    register:
      'uye ol.{0,8} | kayit ol.{0,8} | hesap olustur.{0,8} | kaydol | abone ol | yeni (uyelik|hesap|uye)( .{0,8})? | (buradan )?(kayit ol|kaydol|uye ol)(un)?( .{0,6})?',
    expressWallet: `(pay ?pal|apple pay|google pay|amazon pay|klarna|masterpass|bkm express|g ?pay|iyzico|hepsipay|papara)( ile)? (ode|satin al|odeme)( .{0,10})? | masterpass | bkm express | hizli odeme`,
    edit: '(duzenle|degistir|guncelle|duzelt)( .{0,20})? | .{0,20} (duzenle|degistir) | (geri|geri don|onceki)( .{0,20})? | duzenleyin | (adres|adresi|odeme yontemi|odeme yontemini|teslimat yontemi|teslimat yontemini|kargo yontemini|teslimat adresini|fatura adresini)( .{0,6})? (degistir|duzenle|guncelle)\\w* | geri( .{0,8})?',
    increaseQuantity: '(adedi |miktari |urun adedini )?(arttir|artir)( .{0,15})? | fazla | arti',
    decreaseQuantity: '(adedi |miktari |urun adedini )?(azalt|eksilt)( .{0,15})? | eksi',
    updateCart:
      '(sepeti |sepet |adedi )?(guncelle|yenile|yeniden hesapla)( .{0,15})? | toplam(lari|i) guncelle | sepeti guncelle',
    openSection:
      '(detay\\w*|ozet\\w*|siparis ozetini|secenek\\w*|tumunu|daha fazla\\w*)( .{0,8})?(goster|gor|gizle|goruntule|ac)( .{0,10})? | daha fazla( .{0,10})? | detaylar | tumunu gor',
    continueShopping:
      'alisverise (devam( et| edin)?|don|basla) | (magazaya|alisverise|urunlere) (don|geri don) | alisverise geri don',
    declineOffer: `hayir( tesekkurler| istemiyorum)?( .{0,50})? | (sigorta|garanti|koruma)\\w* olmadan( .{0,25})? | (reddet|istemiyorum)( .{0,20})? | (sigortasiz|garantisiz|korumasiz)( .{0,15})?`,
    acceptOffer: 'evet( .{0,50})? | (sigorta|garanti|koruma)\\w* (ekle|istiyorum)( .{0,12})? | teklifi kabul et',
    enterManually: `(adres\\w* )?(manuel|elle|kendim)( olarak)? (gir|ekle|yaz|doldur)\\w*( .{0,12})? | adresimi bulamiyorum | adres bulunamadi | (girdigim|girilen|kendi) adres\\w* kullan( .{0,8})? | yeni adres( ekle)?( .{0,8})?`,
    search: '^ara$ | ^arama$ | bul',
  },
  pages: {
    cart: '(alisveris )?sepet(i|im|iniz) | ^sepet$',
    emptyCart: `(alisveris )?sepet(i|im|iniz|in)?( su an(da)?| henuz)? (bos|bostur)( .{0,10})? | sepet(inizde|inde|te)( .{0,12})? (urun (yok|bulunm\\w+|bulunam\\w+)|hic urun)( .{0,12})? | bos sepet`,
    signInChoice:
      'misafir olarak | (uye|kayitli) (misin\\w*|musteri) | yeni musteri | giris yap veya | (uye olmadan|uyeliksiz)',
    address:
      '(teslimat|fatura|iletisim|kisisel|musteri|uyelik|alici)( ve .{0,10})? (adresi|adresiniz|bilgileri|bilgileriniz) | adres( bilgileri)? | adresiniz | nereye .{0,20}(gonder\\w+|teslim\\w*) | kargo adresi | (iletisim|teslimat|gonderim|fatura|kargo) (bilgileri|bilgisi|adresi|detaylari)',
    shipping:
      '(teslimat|kargo|gonderim|gonderi) (secenekleri|secenegi|yontemi|yontemleri|sekli|tipi|firmasi) | kargo( .{0,12})? | teslimat( .{0,10})?',
    payment:
      '(odeme) (secenekleri|secenegi|yontemi|yontemleri|sekli|bilgileri|tipi) | odeme( .{0,12})? | kart bilgileri(niz)? | nasil odemek .{0,12}',
    review:
      '(siparis|siparisi|sepet|siparisinizi)( .{0,5})? ?(ozeti|ozetiniz|kontrol( et| edin)?|onayi|inceleme|gozden gecir\\w*) | ozet | son adim | siparis onay | siparis (ozeti|ozetiniz|inceleme|kontrol)( .{0,6})? | (siparisinizi|siparisi) (inceleyin|kontrol edin|gozden gecirin)( .{0,12})? | sepet ozeti | ozet',
    confirmation: `tesekkur(ler|ler ederiz| ederiz)( .{0,20})? | (siparisiniz|siparisin|alisverisiniz) (icin )?tesekkur\\w*( .{0,10})?
      | (siparis(iniz|in)?|odeme(niz)?|satin alma)( .{0,20})? (alindi|alinmistir|onaylandi|onaylanmistir|olusturuldu|olusturulmustur|tamamlandi|tamamlanmistir|basariyla .{0,20}|ulasti|ulasmistir)( .{0,12})?
      | siparis (onayi|onaylandi|alindi|tamamlandi|basarili) | siparisinizi aldik | siparis numaraniz`,
    error: `(bir |beklenmeyen |beklenmedik |dahili )?(hata|sorun) (olustu|meydana geldi|yasandi)( .{0,12})? | bir (seyler|sey) (ters|yanlis) gitti | sunucu hatasi | (lutfen )?(daha sonra )?tekrar (deneyin|deneyiniz)( .{0,12})?
      | teknik (bir )?(hata|sorun|ariza)( .{0,10})?`,
    notFound:
      '(sayfa|urun|aradiginiz sayfa)( .{0,15})? (bulunamadi|bulunamiyor|mevcut degil|yok)( .{0,8})? | bulunamadi | mevcut degil | artik (satista|mevcut) degil | yayindan kaldirildi',
    soldOut: `tukendi | (gecici olarak |su anda |maalesef )?(stokta (yok|bulunm\\w+|kalmadi)|tukendi|tukenmistir|temin edilemiyor|mevcut degil)( .{0,8})? | (gelince|stoga gelince|stoklara girince) (haber|bildir\\w*)( .{0,12})? | haber ver( .{0,12})? | stokta yok`,
    captcha:
      'ben robot degilim | robot (musunuz|degilim) | insan (misiniz|oldugunuzu)( .{0,12})? | guvenlik (kontrolu|dogrulamasi)',
    botWall:
      'erisim (engellendi|reddedildi|yasak\\w*) | engellendi(niz)? | olagan disi (trafik|etkinlik) | tarayiciniz kontrol ediliyor',
    challenge3ds: `(odeme(yi|nizi)?|islem(i|inizi)?)( .{0,5})? (onayla|dogrula)\\w*( .{0,10})?(banka|sms|sifre|kod|uygulama)\\w*( .{0,15})? | banka(niz|nizin)? .{0,30}(kod|sifre|uygulama|onay)\\w* | 3d (secure )?(dogrulama|onay)( .{0,10})?`,
    listing:
      '(sirala|siralama)( .{0,12})? | filtrele | filtreler | \\d+ (urun|sonuc|adet urun) | tum urunler | kategoriler',
    product: `(urun) (aciklamasi|bilgileri|ozellikleri|detaylari|kodu|hakkinda) | aciklama | teknik ozellikler | ozellikler | yorumlar | degerlendirmeler | benzer urunler | ilgili urunler | beden tablosu
      | (istek listesine|favorilere)( ekle)? | (beden|renk|secenek) (secin(iz)?|sec) | stok kodu`,
  },
  totals: {
    subtotal: `ara ?toplam( .{0,25})? | (urun|urunler|urunlerin|sepet)( .{0,8})? (toplami|tutari|bedeli|toplam|fiyati)( .{0,12})? | urunler( .{0,8})? | \\d+ (urun|adet)( .{0,6})? | (kdv haric|vergisiz)( toplam| tutar| fiyat)?( .{0,8})? | net (toplam|tutar|fiyat) | mal bedeli | alt ?toplam( .{0,15})? | (urun(ler)?|kalem(ler)?) (toplami|tutari)( .{0,8})? | ara ?toplam( .{0,12})?`,
    shipping:
      '(kargo|teslimat|gonderim?|nakliye)( .{0,5})?(ucreti|bedeli|tutari|toplami|masrafi)?( .{0,60})? | (kargo|gonderim|teslimat|nakliye)( (ucreti|toplami|bedeli|masrafi|tutari|maliyeti))?( .{0,15})?',
    tax: '((\\d+([.,]\\d+)?) ?%? |% ?\\d+ )?(toplam )?(kdv|vergi(ler)?)( .{0,30})? | katma deger vergisi( .{0,10})?',
    discount:
      '(toplam |sepet |sepette )?(indirim(i|iniz|ler)?|kupon( indirimi)?|kampanya( indirimi)?|promosyon|kazanciniz|kazanc|indirim (kodu|kuponu|tutari))( .{0,40})? | (indirim(ler)?|promosyon(lar)?|kampanya|kupon)( (tutari|toplami|indirimi))?( .{0,15})? | (siparis|kargo|kupon|sepet|toplam) indirimi?( .{0,8})?',
    fee: `(hizmet|islem|kapida odeme|paketleme|servis|komisyon|vade)( .{0,8})? ?(bedeli|ucreti|farki|komisyonu)( .{0,12})? | kapida odeme( .{0,15})? | (komisyon|ek ucret|hediye paketi|sigorta|bagis|garanti|depozito|bahsis|yuvarlama|vade farki)( .{0,20})? | ^ucret$ | odeme (ucreti|masrafi|maliyeti|bedeli)( .{0,8})?`,
    giftCard: 'hediye (karti|ceki)( .{0,20})? | hediye bakiyesi | puan kullanimi',
    total: `(genel |siparis |sepet )?toplam(i)?( (tutar|fiyat|odenecek|bedel|borc)\\w*)?( .{0,25})? | (odenecek|odenecek tutar|odenecek toplam|odemeniz gereken)( .{0,20})? | (siparis tutari|toplam tutar|kdv dahil (toplam|tutar)|tutar toplami|tahsil edilecek .{0,8})( .{0,15})?`,
  },
  sections: {
    shipping: '(teslimat\\w*|kargo\\w*|gonderim\\w*|alici\\w*)( .{0,30})?',
    billing: '(fatura\\w*)( .{0,30})?',
    payment: '(odeme\\w*|kredi karti\\w*|kart\\w*)( .{0,30})?',
    login: '(giris yap|uye girisi|oturum ac|kayitli musteri)( .{0,20})?',
    register: '(uye ol|kayit ol|hesap olustur|yeni uyelik|yeni musteri)( .{0,20})?',
    newsletter: '(e ?bulten\\w*|bulten\\w*|abone ol)( .{0,40})?',
    shippingMethod:
      '(teslimat|kargo|gonderim|gonderi) (secenekleri|secenegi|yontemi|yontemleri|sekli|tipi|firmasi)( .{0,12})? | kargo | teslimat',
    contact: '(iletisim|kisisel|musteri) bilgileri(niz)? | iletisim',
  },
  words: {
    pickup: `(magazadan|subeden|noktadan|kargodan) (teslim|al)\\w*( .{0,20})? | (gel al|magazada teslim|teslim(at)? noktasi|teslimat noktasindan|elden teslim)\\w*( .{0,20})? | (kargo|teslim) (subesi|noktasi|dolabi)( .{0,12})? | kargomat | click (and|&) collect`,
    free: 'ucretsiz | bedava | bedelsiz | 0 tl',
    day: '(is |mesai )?gun(u|de|un|luk)?',
    week: 'hafta(da|lik|da bir)?',
    hour: 'saat(te|lik|icinde)?',
    today: 'bugun | bu aksam | ayni gun',
    tomorrow: 'yarin | ertesi (is )?gun(u)? | sonraki (is )?gun(u)?',
    orderNumber:
      'siparis(iniz|inizin|in)?( .{0,4})? ?(no|numarasi|numaraniz|kodu|id)? | (referans|takip|islem) (no|numarasi|kodu)',
    outOfStock: `tukendi | tukenmistir | stokta (yok|bulunm\\w+|kalmadi) | stok (yok|tukendi|yetersiz) | yetersiz stok | temin edilemiyor | mevcut degil | yeterli stok (yok|bulunm\\w+)`,
    inStock: `stokta( var| mevcut)?( .{0,10})? | (son|sadece|yalnizca) \\d+ (urun|adet)( .{0,10})? | \\d+ adet (stokta|kaldi)( .{0,6})? | hemen (kargoda|teslim) | (bugun|yarin|ayni gun) kargoda | tukeniyor`,
    quantity: 'adet | miktar',
    variant: `beden | renk | secenek | malzeme | materyal | model | format | aroma | uzunluk | genislik | agirlik | varyant | boyut | kapasite | stil | koku | ogutme | baski
      | ebat | numara | olcu | desen`,
    taxIncluded: '(kdv|vergi(ler)?)( .{0,4})? (dahil(dir)?|dahil olarak|icinde)( .{0,6})? | (kdv|vergi) ?li',
    chooseFirst: '(lutfen )?(.{0,20} )?(secin(iz)?|seciniz|sec)( .{0,8})?',
    leaveEmpty: '(bos)( .{0,6})? (birak(in|iniz)?) | doldurma(yin|yiniz)( .{0,8})?',
    required: `(zorunlu(dur)?|gerekli(dir)?)( .{0,8})? | (lutfen )?.{0,40}(girin(iz)?|secin(iz)?|doldurun(uz)?|belirtin(iz)?|yazin(iz)?) | gecersiz( .{0,12})? | bos (birakilamaz|olamaz)
      | hatali( .{0,10})? | gecerli bir( .{0,20})? | (kabul etmeniz|doldurmaniz|secmeniz) gerek\\w*`,
    declined: `(odeme(niz)?|kart(iniz)?|islem(iniz)?)( .{0,20})? (reddedildi|basarisiz|gerceklestirilemedi|onaylanmadi|kabul edilmedi|tamamlanamadi|gerceklesmedi|alinamadi)( .{0,8})? | (odeme|islem) basarisiz | reddedildi`,
    forgot: '.{0,12}unuttu(m|nuz)?.{0,15} | sifre(mi|nizi)? (sifirla|yenile)\\w*',
    knownCustomer:
      '(tekrar|yeniden) hos ?geldin\\w*.{0,8} | (kayitli|mevcut) (musteri|uye)\\w*.{0,8} | zaten (uye|hesabi)\\w*.{0,12}',
  },
  phrases: {
    cart: 'sepet | sepeti | sepetim | sepetiniz | sepete | sepetinize | alisveris sepeti\\w*',
    cartPath: '\\bsepet',
    addedToCart: 'eklendi | sepete eklenmistir | sepetinize eklen\\w+ | eklenmistir',
    namesCoupon: 'indirim kodu | indirim kuponu | promosyon kodu | kupon | hediye (ceki|karti) | kampanya kodu',
    showSummary:
      '^(siparis|sepet|alisveris) (ozeti|ozetini|detay\\w*)( (goster|gor|goruntule))? | ^ozet(i)? (goster|gor)',
    confirmsRemoval: '^evet | ^onayla | ^sil | ^kaldir | ^tamam',
    colourAxis: '\\brenk | \\brengi',
    sizeAxis: '\\bbeden | \\bboyut | \\bebat',
    isChosen: '^secildi$ | ^secili$',
    fitAxis: '\\bkalip',
    deliveredToday: '\\bbugun | \\bayni gun',
    deliveredTomorrow: '\\byarin\\b | ertesi gun | 24 saat',
    deliveredInTwoDays: 'iki gun | 2 (is )?gun | 48 saat',
    express: 'ekspres | hizli (teslimat|kargo|gonderi) | \\bacil\\b',
    priority: 'oncelikli | kurye',
    sendingFee: 'kargo\\w* | teslimat\\w* | gonderim\\w* | ^paketleme\\w* | nakliye\\w*',
    card: 'kart | kredi karti | banka karti | kredi kartiyla | kredi banka karti | kartla | kart ile | debit kart',
    tellsWhenBack: '(stoga|stoka) gelince( .{0,8})? haber ver',
    keepsForLater:
      '(istek|dilek) listesi\\w* | (sonrasi icin) (sakla|kaydet) | daha sonra(ya)? (sakla|kaydet|al) | favori\\w* | karsilastir\\w* | (yorum|degerlendirme) (ekle|yap|yaz)',
    paidOnline: 'online( odeme)? | cevrimici odeme | internetten odeme',
    notCard: 'hediye | sadakat | puan karti',
    offlinePayment:
      'kapida odeme\\w* | kapida nakit\\w* | kapida kredi\\w* | havale\\w* | eft | banka havalesi | nakit\\w* | fatura ile | cek ile | magazada odeme | teslimatta odeme | cek(le)?( odeme)?',
    aboutMoney: 'ode | odeme\\w* | odeyin | odenecek | satin al\\w* | siparis\\w* | ucret\\w* | abonelik\\w*',
    refusal:
      '^hayir | ^istemiyorum | ^yok | hayir tesekkurler | \\S+ istemiyorum | ^(sigortasiz|garantisiz|korumasiz|paketsiz) | ^simdi degil',
    plainNo: '^hayir$ | ^hayir tesekkurler$',
    onlyOnce: 'tek sefer\\w* | bir kez\\w* | tek seferlik | bir defa\\w*',
    extraOffer: `sigorta\\w* | garanti\\w* | koruma\\w* | bagis\\w* | bahsis\\w* | hediye\\w* | uyelik\\w* | abonelik\\w* | otomatik\\w* | aylik | her ay | karbon\\w*`,
    news: 'kampanya\\w* | firsat\\w* | bulten\\w* | indirim\\w* | duyuru\\w* | reklam\\w* | ileti\\w*',
    addsToOrder: '^evet | ^ekle | \\S+ ekle$ | ^uye ol',
    partOfOrder: 'adres\\w* | misafir | siparis notu | sepete ekle | iletisim bilgi\\w*',
    recurring:
      'her (ay|hafta|\\d+ (gun|hafta|ay)\\w*) | (aylik|haftalik|duzenli|tekrarlayan) (teslimat|odeme|siparis|abonelik)',
    usualFee:
      'kapida odeme\\w* | hizmet bedeli | islem \\S+ | komisyon\\w* | vade farki | depozito | yuvarlama | ^paketleme\\w* | servis ucreti',
    feeName: '\\bucreti$ | \\bbedeli$ | \\bkomisyonu$ | \\bfarki$',
    remarkOnPrice:
      '^dahil | ^sadece | eski fiyat | liste fiyati | tavsiye edilen | kazanciniz | tasarruf | \\d+ puan | aylik | taksit\\w* | birim fiyat | en dusuk fiyat | daha alisveris',
    honorific: '^bay$ | ^bayan$ | ^bey$ | ^hanim$ | ^erkek$ | ^kadin$ | ^diger$',
    optional: 'istege bagli | opsiyonel | zorunlu degil',
    noAccount: '(uye olmadan|uyeliksiz|hesap (acmadan|olusturmadan)|kayit olmadan)\\w* | misafir olarak',
    review: 'kontrol (et|edin|ediniz) | ozet(i|iniz)? | gozden gecir\\w*',
    reviews: 'kontrol (et|edin|ediniz) | gozden gecir\\w*',
    confirmsOrder: 'siparis(i|imi|inizi)? (onayla|tamamla|ver|onayi)\\w*',
    confirmationStep: '^(\\d )?(onay|siparis onayi)$',
    finishedStep: '^(\\d )?(tamamlandi|bitti|tamam)$',
    numberedStep: '\\d adim | adim \\d',
    orderPaid: 'siparis(iniz|in)? odendi | odeme(niz|n)? (basarili|tamamlandi|basariyla (tamamlandi|alindi))',
    thanksForOrder: '(siparisiniz|siparisin|alisverisiniz) icin tesekkur\\w*',
    orderNotYetPlaced:
      'neredeyse (bitti|tamam) | (son|bir) adim kaldi | son adim | henuz (tamamlanmadi|onaylanmadi|olusturulmadi|alinmadi) | tamamlamak icin',
    ownOrders: 'siparislerim | siparisleriniz | siparis (takibi|gecmisi|durumu|takip) | siparisimi takip',
    asksAge: `(1[68]|21) yas(in|ini|indan|inda)?( .{0,15})? | (yasinizi|yas) (dogrula|onayla|dogrulama|kontrolu)\\w*( .{0,8})? | (sadece |yalnizca )?yetiskin\\w* | resit\\w*`,
    cookieSettings:
      '^(cerez )?ayarlar\\w* | ^tercih\\w* | ^ozellestir\\w* | ^yonet\\w* | cerez (ayarlari|tercihleri)\\w* | ^daha fazla secenek | ^secenekleri yonet\\w* | ^ayarla',
    saveCookieSettings:
      '^kaydet | ^(tercihleri|secimi|secimlerimi|ayarlari|tercihlerimi) (kaydet|onayla) | ^secilenlere izin ver | ^secimi onayla',
    tooFewInStock: `(sadece|yalnizca|son) \\d+ (adet|urun)( \\w+)? ?(kaldi|mevcut|var|bulunm|stokta) | (en fazla|maksimum|en cok) \\d+ (adet|urun) | yetersiz stok | stok yetersiz | yeterli stok | stok(lar)?\\w* yeterli degil | stok miktarini as | (yalnizca|sadece) \\d+ (adet|urun|tane|kald) | yeterli miktarda | miktarda .{0,12}yok | bu kadar | (istenen|talep edilen|istediginiz) (miktar|adet) | en fazla \\d+ adet | yetersiz stok | stok yetersiz`,
    soldOut:
      'tukendi | tukenmistir | stokta (yok|kalmadi|bulunm) | temin edilemiyor | satista degil | stoklarimizda .{0,25}(bulunmamakta|kalmadi|yok)',
    cardDeclined: `(kart|odeme|islem)\\w*( \\w+){0,3} (reddedil|basarisiz|onaylanma|gerceklestirilemedi|gerceklesmedi|alinamadi) | banka(niz|si)?( \\w+){0,3} reddet | yetersiz bakiye | bakiye(niz)? yetersiz | limit(iniz)? yetersiz | yetersiz limit | (odeme|kart|islem)\\w*.{0,25}(reddedil|basarisiz|gerceklesti?rilemedi|islenemedi|onaylanmadi|alinamadi|tamamlanamadi) | (odeme).{0,15}(hata|sorun)`,
    noShipping:
      '(teslimat|kargo|gonderim) (secenegi|yontemi) (yok|bulunam|mevcut degil) | (teslimat|gonderim|kargo) (yapilamiyor|yapmiyoruz|yapilmamaktadir|yapamiyoruz) | gonderemiyoruz | adrese teslimat yap | (kargo|gonderim|teslimat) .{0,12}(gondermiyoruz|yapmiyoruz|yapilmamakta) | (teslimat|gonderim|kargo)( .{0,30})? (mumkun degil|yapilamiyor|mevcut degil|yapilamamaktadir|yok) | (uygun|mevcut|kullanilabilir) (teslimat|kargo|gonderim) .{0,12}(yok|bulunm|bulunam)',
    noSuchVariant: '\\bkombinasyon (mevcut degil|bulunmuyor|yok)',
    unavailable: '^mevcut degil$ | ^kullanilamiyor$',
    variantMissing:
      '(lutfen )?(bir )?(beden|renk|secenek|boyut|varyant|numara|model) (secin|sec\\b|seciniz|seciminizi|secimi yap) | (urun )?secenekler\\w* belirle | (bir )?secim yapin',
    addressRejected: 'adres(iniz|i)? (gecersiz|bulunamadi|dogrulanamadi|hatali) | gecersiz adres',
    asksForCorrection:
      '\\blutfen\\b.{0,60}(girin|secin|doldurun|kontrol edin|duzeltin|kabul edin|onaylayin) | \\b(gecersiz|zorunlu|hatali|eksik)',
    digitsOnly: '\\b(yalnizca|sadece) (rakam|sayi)',
    refusesInput:
      'hata\\w* | basarisiz\\w* | maalesef | uzgunuz | gecersiz\\w* | zorunlu\\w* | eksik\\w* | lutfen | olmadi | yapilamadi | bulunamadi | suresi dol\\w* | gecerli degil | sinirina ulasildi | gerekiyor | (bulunamadi|gecersiz|gecerli degil|gecmis|uygulanamadi|kullanilamaz|hatali|eksik|yanlis)\\w* | suresi (doldu|gecmis|dolmus)',
    asksForPatience: 'bekleyin(iz)? | bekleyiniz | bir an | biraz | sabir\\w* | tesekkur\\w*',
    asksForHuman: '(resimdeki|gorseldeki) (karakter|harf|kod|yazi|rakam) | robot (olmadigin|degil) | insan oldugun',
    newPassword: 'olustur | belirle | en az | yeni sifre',
    freeAmount: '^ucretsiz$ | ^bedava$ | ^bedelsiz$ | ^ucretsiz (kargo|teslimat)$ | ^kargo bedava$',
    namesNumber: '\\S*numara\\S* | no | kodu',
    underNumber: 'numarayla$ | numarasi ile$',
  },
  stems: {
    addOn: 'sigorta | garanti | bagis | hediye paketi | bahsis',
    address: 'adres',
    addressTitle: 'adres (basligi|adi|tanimi|ismi)',
    afterOrder:
      'gecmis\\w* | takip | takibi | iade | tekrar siparis( ver)? | yeniden siparis( ver)? | tekrar satin al | siparisi iptal et | siparis (detay|ozet)\\w*',
    anyNumber: 'numara',
    bankAccount: 'hesap no | banka hesabi',
    billing: 'fatura',
    billingLabel: 'fatura',
    bridge: 'ile | ila | ve | veya',
    cancel: 'iptal | vazgec',
    cardSecret: 'kart | guvenlik',
    cart: 'sepet(?:im|iniz|i)?',
    checkout: 'odeme | siparis | kasa',
    cookieNotice: 'cerez | çerez | gizlilik',
    coupon: 'indirim | kupon',
    day: 'gun',
    deliveryMethod: 'kargo | teslimat',
    deliveryName:
      'kargo( .{0,20})? | teslimat( .{0,20})? | kurye( .{0,12})? | ucretsiz kargo | (yurtici|aras|mng|surat|ptt)( kargo)?( .{0,12})? | magazadan teslim( .{0,12})?',
    district: 'mahalle',
    listing: 'kategori',
    lookFor: '\\barama\\b',
    month: '\\bay\\b',
    monthName: 'ocak | subat | mart | nisan | mayis | haziran | temmuz | agustos | eylul | ekim | kasim | aralik',
    or: 'veya',
    orderDone: 'tesekkur | siparis-?(?:alindi|tamamlandi|onay)',
    payment: 'odeme',
    paymentMethod: 'odeme',
    paymentName:
      'kredi karti( .{0,15})? | banka karti( .{0,12})? | kart( ile)?( .{0,12})? | kapida odeme( .{0,15})? | havale( .{0,15})? | eft | nakit( .{0,10})? | taksit( .{0,10})?',
    product: 'urun',
    provinceName: 'adana | ankara | istanbul | izmir | antalya | bursa',
    quantity: 'adet | miktar',
    register: 'kayit | uye-?ol',
    review: 'ozet',
    shipping: 'teslimat | kargo',
    signIn: 'giris | oturum',
    skip: '\\batla',
    title: 'bay | bayan | erkek | kadin | diger',
    variant: '\\bbeden | \\brenk',
    year: 'yil',
    yes: 'evet',
  },
  productPage: {
    buy: 'sepete ekle',
    brand: 'marka | üretici',
    price: 'tutar | fiyat',
    free: 'ücretsiz',
  },
  frequentWords:
    've | bir | için | ile | sepet | sepete | ekle | sipariş | kargo | teslimat | ödeme | adres | adet | ürün | fiyat | tl | kdv | toplam | veya | ücretsiz',
  neutralHonorifics: ['Diğer', 'Belirtmek istemiyorum'],
  afterOrderPaths: ['tesekkurler', 'siparis-onay', 'siparis-tamamlandi'],
};
