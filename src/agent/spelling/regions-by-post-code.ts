/**
 * Countries in which nobody writes a region on a parcel, and which region a post code lies in: the beginnings of codes,
 * the region's name, and after `|` other names that shops list it by. Left out is what is not sure, such as the codes along
 * the borders of regions. The longest beginning counts; one with an empty name belongs to several regions.
 */
export const REGIONS_BY_POST_CODE: Readonly<Record<string, string>> = {
  AT:
    '1=Wien|Vienna; 2 3=Niederösterreich|Lower Austria; 242=Burgenland; 247 249 333=; 4=Oberösterreich|Upper Austria; ' +
    '430 443 444 448=; 50 54 55 56 57=Salzburg; 60 61 62 63 64 65 66 99=Tirol|Tyrol; 67 68 69=Vorarlberg; ' +
    '70 71 72 73 75=Burgenland; 8=Steiermark|Styria; 829 838=; 90 91 92 93 94 95 96 97 98=Kärnten|Carinthia; 978=',
  BE:
    '10 11 12=Brussels|Brussels-Capital Region|Brussels Hoofdstedelijk Gewest|Bruxelles|Brussel; 13 14=Brabant Wallon|Waals-Brabant|Walloon Brabant; ' +
    '15 16 17 18 19 30 31 32 33 34=Vlaams-Brabant|Brabant flamand|Flemish Brabant; 2=Antwerpen|Anvers|Antwerp; ' +
    '35 36 37 38 39=Limburg|Limbourg; 4=Liège|Luik; 5=Namur|Namen; 60 61 62 63 64 65 7=Hainaut|Henegouwen; ' +
    '66 67 68 69=Luxembourg|Luxemburg; 8=West-Vlaanderen|Flandre-Occidentale|West Flanders; ' +
    '9=Oost-Vlaanderen|Flandre-Orientale|East Flanders',
  CH:
    '10=Vaud|Waadt; 12=Genève|Genf|Geneva; 170=Fribourg|Freiburg; 195=Valais|Wallis; 200=Neuchâtel|Neuenburg; 30=Bern|Berne; ' +
    '400 405=Basel-Stadt; 450=Solothurn; 500=Aargau; 600=Luzern|Lucerne; 630=Zug; 650 66 67 68 69=Ticino|Tessin; ' +
    '70 74 75=Graubünden|Grisons; 80=Zürich; 820=Schaffhausen; 850=Thurgau; 900 901=St. Gallen|Sankt Gallen',
  CZ:
    '1=Praha|Hlavní město Praha|Prague; 25 26 27 28 29=Středočeský|Středočeský kraj; 30 31 32 33 34=Plzeňský|Plzeňský kraj; ' +
    '35 36=Karlovarský|Karlovarský kraj; 37 38=Jihočeský|Jihočeský kraj; 40 41 43 44=Ústecký|Ústecký kraj; ' +
    '46=Liberecký|Liberecký kraj; 50 54=Královéhradecký|Královéhradecký kraj; 53 56=Pardubický|Pardubický kraj; ' +
    '58 59=Vysočina|Kraj Vysočina; 60 61 62 63 64 66 69=Jihomoravský|Jihomoravský kraj; 70 71 72 73 74=Moravskoslezský|Moravskoslezský kraj; ' +
    '76=Zlínský|Zlínský kraj; 77 78=Olomoucký|Olomoucký kraj',
  DE:
    '010 011 012 013 02 041 042 043 08 090 091=Sachsen|Saxony; 030=Brandenburg; 060 061 062=Sachsen-Anhalt; 075 077 98 99=Thüringen; ' +
    '10 12 13 140 141=Berlin; 144=Brandenburg; 15 160 162 163=Brandenburg; 18 190=Mecklenburg-Vorpommern; ' +
    '200 203 204 205 222 223 224 227=Hamburg; 24 235=Schleswig-Holstein; 26 300 301 303 304 305 306 380 381=Niedersachsen|Lower Saxony; ' +
    '281 282 283=Bremen; 39=Sachsen-Anhalt; 32 33 40 41 42 44 45 46 47 480 481 50 51 52 530 531 58 59=Nordrhein-Westfalen; ' +
    '341 35 60 61 640 641 642 643 650 651=Hessen|Hesse; 54 55 560 67=Rheinland-Pfalz; 661 663=Saarland; ' +
    '681 682 683 70 71 72 73 760 761 762 763 77 78 79 890=Baden-Württemberg; 80 81 82 83 84 85 86 90 91 92 93 94 95 970=Bayern|Bavaria',
  DK:
    '1 2 30 31 32 33 34 35 36 37=Hovedstaden|Region Hovedstaden|Capital Region; 267 268 269 4=Sjælland|Sjelland|Region Sjælland|Zealand; 405=; ' +
    '5 60 61 62 63 64 65 66 67 680 681 682 683 684 685 700 708 710=Syddanmark|Region Syddanmark|Southern Denmark; ' +
    '69 74 75 76 78 8=Midtjylland|Region Midtjylland|Central Denmark|Central Jutland; ' +
    '770 773 774 775 776 79 9=Nordjylland|Nordjyland|Region Nordjylland|North Denmark|North Jutland; 963=',
  FI:
    '00 01 02=Uusimaa|Etelä-Suomen lääni; 13=Kanta-Häme|Etelä-Suomen lääni; 15=Päijät-Häme|Etelä-Suomen lääni; ' +
    '20 21=Varsinais-Suomi|Länsi-Suomen lääni; 28=Satakunta|Länsi-Suomen lääni; 33=Pirkanmaa|Länsi-Suomen lääni; ' +
    '40=Keski-Suomi|Länsi-Suomen lääni; 48=Kymenlaakso|Etelä-Suomen lääni; 50=Etelä-Savo|Itä-Suomen lääni; ' +
    '53=Etelä-Karjala|Etelä-Suomen lääni; 65=Pohjanmaa|Länsi-Suomen lääni; 70=Pohjois-Savo|Itä-Suomen lääni; ' +
    '80=Pohjois-Karjala|Itä-Suomen lääni; 90=Pohjois-Pohjanmaa|Oulun lääni; 96=Lappi|Lapin lääni',
  HR:
    '100=Grad Zagreb|Zagreb; 20=Dubrovačko-neretvanska; 21=Splitsko-dalmatinska; 22=Šibensko-kninska; 23=Zadarska; 31=Osječko-baranjska; ' +
    '32=Vukovarsko-srijemska; 33=Virovitičko-podravska; 34=Požeško-slavonska; 35=Brodsko-posavska; 40=Međimurska; 42=Varaždinska; ' +
    '43=Bjelovarsko-bilogorska; 44=Sisačko-moslavačka; 47=Karlovačka; 48=Koprivničko-križevačka; 49=Krapinsko-zagorska; ' +
    '51=Primorsko-goranska; 52=Istarska; 53=Ličko-senjska',
  HU:
    '1=Budapest; 21 22=Pest; 24=Fejér; 28 29=Komárom-Esztergom; 33=Heves; 35 36 37 38 39=Borsod-Abaúj-Zemplén; 40 41 42=Hajdú-Bihar; ' +
    '44 45=Szabolcs-Szatmár-Bereg; 50 51 52=Jász-Nagykun-Szolnok; 56 57 58 59=Békés; 60 61 62 63 64 65=Bács-Kiskun; ' +
    '66 67 68 69=Csongrád-Csanád|Csongrád; 71=Tolna; 74 75=Somogy; 76 77 78=Baranya; 80 81=Fejér; 82 84 85=Veszprém; 88 89=Zala; ' +
    '90 91 92 93 94=Győr-Moson-Sopron; 96 97 98=Vas',
  NL:
    '10 11 15 16 17 18 20=Noord-Holland|North Holland; 22 23 24 25 26 27 28 29 30 31 32 33=Zuid-Holland|South Holland; 35=Utrecht; ' +
    '380 381 382=Utrecht; 40 65 66 67 68 70 71 72 73=Gelderland; 658 659=; 43 44 45=Zeeland; 47 48 49 50 51 54 55 56 57=Noord-Brabant|North Brabant; ' +
    '59 61 62 63 64=Limburg; 74 75 76 80=Overijssel; 78 94=Drenthe; 820 821 822 823 824 825 130 131 132 133 134 135 136=Flevoland; ' +
    '84 85 86 87 88 89 90 91 92=Friesland|Fryslân; 95 96 97 99=Groningen',
  NO:
    '0 10 11 12=Oslo; 15=Østfold; 40 41 43=Rogaland; 46=Agder|Vest-Agder; 50 51 52=Vestland|Hordaland; 70=Trøndelag|Sør-Trøndelag; ' +
    '80=Nordland; 90=Troms',
  PL:
    '00 01 02 03 04 05 07 09=Mazowieckie; 10 11 12 13 14=Warmińsko-mazurskie; 15 16 17 18=Podlaskie; 20 21 22 23 24=Lubelskie; ' +
    '25 26 27 28 29=Świętokrzyskie; 30 31 32 33=Małopolskie; 35 36 37 38 39=Podkarpackie; 40 41 42 43 44=Śląskie; 45 46 47 48 49=Opolskie; ' +
    '50 51 52 53 54 55 56 57 58 59=Dolnośląskie; 60 61 62 63=Wielkopolskie; 65 66=Lubuskie; 70 71 72 73 74 75=Zachodniopomorskie; ' +
    '80 81 82 83 84=Pomorskie; 85 86 87 88=Kujawsko-pomorskie; 90 91 92 93 94 95 97 98=Łódzkie',
  PT:
    '10 11 12 13 14 15 16 17 18 19 26 27=Lisboa; 20=Santarém; 24=Leiria; 28 29=Setúbal; 30=Coimbra; 35=Viseu; 38=Aveiro; 40 41 42 43 44=Porto; ' +
    '47=Braga; 49=Viana do Castelo; 50=Vila Real; 53=Bragança; 60=Castelo Branco; 63=Guarda; 70=Évora; 73=Portalegre; 78=Beja; 80=Faro; ' +
    '90=Madeira; 95=Açores',
  RO:
    '01 02 03 04 05 06=București|Bucharest; 07=Ilfov; 08=Giurgiu; 10=Prahova; 11=Argeș; 12=Buzău; 13=Dâmbovița; 14=Teleorman; 20=Dolj; 21=Gorj; ' +
    '22=Mehedinți; 23=Olt; 24=Vâlcea; 30=Timiș; 31=Arad; 32=Caraș-Severin; 33=Hunedoara; 40=Cluj; 41=Bihor; 42=Bistrița-Năsăud; ' +
    '43=Maramureș; 44=Satu Mare; 45=Sălaj; 50=Brașov; 51=Alba; 52=Covasna; 53=Harghita; 54=Mureș; 55=Sibiu; 60=Bacău; 61=Neamț; 62=Vrancea; ' +
    '70=Iași; 71=Botoșani; 72=Suceava; 73=Vaslui; 80=Galați; 81=Brăila; 82=Tulcea; 90=Constanța; 91=Călărași; 92=Ialomița',
  SE:
    '10 11 12 13 14 15 16 17 18=Stockholm|Stockholms län; 20 21 22 23 24 25 26 27=Skåne|Skåne län; 30=Halland|Hallands län; ' +
    '35=Kronoberg|Kronobergs län; 37=Blekinge|Blekinge län; 39=Kalmar|Kalmar län; 40 41 42 50=Västra Götaland|Västra Götalands län; ' +
    '55=Jönköping|Jönköpings län; 58 60=Östergötland|Östergötlands län; 62=Gotland|Gotlands län; 63=Södermanland|Södermanlands län; ' +
    '65=Värmland|Värmlands län; 70=Örebro|Örebro län; 72=Västmanland|Västmanlands län; 75=Uppsala|Uppsala län; 78 79=Dalarna|Dalarnas län; ' +
    '80=Gävleborg|Gävleborgs län; 83=Jämtland|Jämtlands län; 85=Västernorrland|Västernorrlands län; 90=Västerbotten|Västerbottens län; ' +
    '97=Norrbotten|Norrbottens län',
  SI:
    '10 12 136 137=Osrednjeslovenska; 131 133 80 821 822 823 83=Jugovzhodna Slovenija; 138 623 625=Primorsko-notranjska|Notranjsko-kraška; ' +
    '14=Zasavska; 20 21 22 231 232 233 234 235=Podravska; 236 237 238 239=Koroška; 3=Savinjska; 4=Gorenjska; 5=Goriška; ' +
    '60 61 63 621 622 624=Obalno-kraška; 825 826 827 828 829=Posavska|Spodnjeposavska; 9=Pomurska',
  SK:
    '8 900 901 902 903=Bratislavský|Bratislavský kraj; 905 906 908 909 917 918 919 920 921 924 925 929=Trnavský|Trnavský kraj; ' +
    '911 913 914 915 971 972 017 018 019 020=Trenčiansky|Trenčiansky kraj; 927 934 94 95=Nitriansky|Nitriansky kraj; 957 958=Trenčiansky|Trenčiansky kraj; ' +
    '960 961 962 963 974 975 976 98=Banskobystrický|Banskobystrický kraj; 010 011 012 013 02 03=Žilinský|Žilinský kraj; ' +
    '04 052 053 07=Košický|Košický kraj; 058 059 06 08 09=Prešovský|Prešovský kraj',
};
