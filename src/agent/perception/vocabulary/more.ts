import type { FieldKind } from '../types.ts';

/** The commonest field names in further languages: enough to recognise a form, not to drive a shop. */
export const moreFields: Partial<Record<FieldKind, string>> = {
  firstName:
    'имя | jmeno | krestni jmeno | fornavn | fornamn | etunimi | keresztnev | utonev | prenume | ad | adiniz | 名 | ονομα | vorname',
  lastName:
    'фамилия | prijmeni | etternavn | efternavn | efternamn | sukunimi | vezeteknev | csaladnev | nume( de familie)? | soyad(i|iniz)? | 姓 | επωνυμο | priezvisko',
  fullName:
    'фио | имя и фамилия | полное имя | ваше имя | jmeno a prijmeni | fullt namn | fulde navn | fullt navn | navn | namn | nimi | teljes nev | nev | nume complet | nume si prenume | ad soyad | adi soyadi | 氏名 | お名前 | 姓名 | 이름 | ονοματεπωνυμο | ho ten | ho va ten',
  email:
    '(адрес )?(электронн(ая|ой) почт(а|ы)|эл почта|почта) | e ?mail адрес | имейл | е ?mail | e ?postadresse | e ?post(adress)? | sahkoposti(osoite)? | e ?posta( adresi)? | メール(アドレス)?.* | 邮箱 | 電子郵件 | 이메일 | email cim | adresa de e ?mail | ηλεκτρονικη διευθυνση | эл адрес | elektronicka posta',
  emailConfirm: '(повторите|подтвердите) .*(почт|mail).* | メールアドレス.*確認.* | (zopakujte|potvrdte) e ?mail',
  phone:
    '(номер )?(мобильного )?телефон(а)? | мобильный( телефон)? | mobilnummer | telefonnummer | puhelin(numero)? | telefonszam | (cep )?telefon(u|unuz|no)? | numar de telefon | 電話(番号)? | 携帯電話.* | 手机(号码?)? | 휴대폰.* | 전화번호 | τηλεφωνο | so dien thoai | mobiltelefon | mobil',
  street:
    'улица | адрес | ulice( a cislo)?.* | adresse | adress | gatuadress | gateadresse | vejnavn | katuosoite | utca.* | strada | adres(iniz)? | 住所 | 地址 | 주소 | διευθυνση | ulica a cislo',
  street2: 'квартира | этаж | 建物名.* | 番地.*',
  houseNumber: 'дом | номер дома | cislo popisne | hazszam',
  postalCode:
    '(почтовый )?индекс | psc | postnummer | postnr | postinumero | iranyitoszam | cod postal | posta kodu | 郵便番号 | 邮(政)?编(码)? | 우편번호 | ταχυδρομικος κωδικας | τ κ',
  city: 'город | населенный пункт | mesto | obec | poststed | ort | stad | by | kaupunki | postitoimipaikka | varos | telepules | oras | localitate | sehir | il | 市区町村.* | 城市 | 도시 | πολη',
  province: 'область | регион | край | kraj | fylke | lan | maakunta | megye | judet | ilce | 都道府県 | 省 | 州',
  country: 'страна | zeme | land | maa | orszag | tara | ulke | 国( 地域)? | 国家 | 국가 | χωρα | krajina',
  cardNumber:
    'номер карты | cislo karty | kortnummer | kortin numero | kartyaszam | kart numarasi | カード番号 | 卡号 | 카드 ?번호',
  cardHolder:
    '(владелец|держатель|имя на) карт(ы|е) | drzitel karty | navn pa kort(et)? | kortinnehavare | kortinhaver | カード名義.*',
  cardExpiry: 'срок действия | platnost( do)? | utlopsdato | utgangsdatum | udlobsdato | 有効期限',
  cardCvc: 'код безопасности | bezpecnostni kod | sikkerhetskode | sakerhetskod | セキュリティ ?コード',
  login:
    'логин | имя пользователя | ник(нейм)? | uzivatel(ske jmeno)? | prihlasovaci jmeno | brukernavn | brugernavn | anvandarnamn | kayttajatunnus | felhasznalonev | nume utilizator | kullanici ad(i)? | ユーザー ?(名|id).* | ログイン.* | 会員.* | 用户名 | 帐号 | 账号 | 아이디 | prisijungimo vardas',
  password:
    'пароль | heslo | passord | losenord | adgangskode | salasana | jelszo | parola | sifre(niz)? | パスワード.* | 密码 | 비밀번호',
  search: 'поиск | hledat | sok | søk | haku | kereses | cauta | ara | 検索.*',
  otp: 'код( подтверждения| из sms)? | проверочный код | kod | 確認コード | 認証.* | 验证码',
  birthDate: 'дата рождения | datum narozeni | fødselsdato | fodelsedatum | 生年月日 | dogum tarihi | szuletesi datum',
  company: 'компания | организация | firma | foretag | yritys | ceg(nev)? | sirket | 会社.* | 公司',
};
