export interface Home {
  phone: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
}

type Row = [phone: string, line1: string, line2: string, city: string, region: string, postcode: string];

const rows: Record<string, Row> = {
  US: ['+1 503-555-0132', '12 Elm Street', 'Apt 4', 'Portland', 'OR', '97205'],
  GB: ['+44 20 7946 0958', '12 Elm Street', '', 'London', '', 'SW1A 1AA'],
  AU: ['+61 2 5550 0132', '12 Wattle Street', '', 'Sydney', 'NSW', '2000'],
  CA: ['+1 416-555-0132', '12 Elm Street', 'Apt 4', 'Toronto', 'ON', 'M5V 2T6'],
  DE: ['+49 30 1234567', 'Lindenweg 4a', '', 'Berlin', '', '10115'],
  AT: ['+43 1 5550132', 'Lindengasse 12', '', 'Wien', '', '1070'],
  CH: ['+41 44 555 01 32', 'Seestrasse 12', '', 'Zürich', '', '8001'],
  FR: ['+33 1 42 68 53 00', '12 rue de la Paix', '', 'Paris', '', '75002'],
  BE: ['+32 2 555 01 32', 'Rue Haute 12', '', 'Bruxelles', '', '1000'],
  ES: ['+34 91 123 45 67', 'Calle Mayor 5', '', 'Madrid', 'Madrid', '28013'],
  MX: ['+52 55 5555 0132', 'Calle Roble 12', 'Roma Norte', 'Ciudad de México', 'Ciudad de México', '06000'],
  IT: ['+39 02 5550132', 'Via Roma 12', '', 'Milano', 'MI', '20121'],
  NL: ['+31 20 555 0132', 'Lindelaan 12', '', 'Amsterdam', '', '1012 AB'],
  BR: ['+55 11 5550-0132', 'Rua das Flores 12', 'Bela Vista', 'São Paulo', 'SP', '01310-100'],
  PT: ['+351 21 555 0132', 'Rua Augusta 12', '', 'Lisboa', '', '1100-048'],
  PL: ['+48 22 555 01 32', 'Lipowa 12', '', 'Warszawa', '', '00-001'],
  CZ: ['+420 222 555 132', 'Lipová 12', '', 'Praha', '', '110 00'],
  SE: ['+46 8 555 013 20', 'Lindgatan 12', '', 'Stockholm', '', '111 22'],
  DK: ['+45 33 55 01 32', 'Lindevej 12', '', 'København', '', '1050'],
  NO: ['+47 22 55 01 32', 'Lindeveien 12', '', 'Oslo', '', '0150'],
  FI: ['+358 9 555 0132', 'Lehmustie 12', '', 'Helsinki', '', '00100'],
  HU: ['+36 1 555 0132', 'Hársfa utca 12', '', 'Budapest', '', '1074'],
  RO: ['+40 21 555 0132', 'Strada Teilor 12', '', 'București', 'București', '010011'],
  GR: ['+30 21 0555 0132', 'Ερμού 12', '', 'Αθήνα', '', '105 63'],
  TR: ['+90 212 555 01 32', 'Çınar Sokak 12', 'Fatih', 'İstanbul', 'İstanbul', '34110'],
  JP: ['+81 3-5555-0132', '丸の内1-2-3', '', '千代田区', '東京都', '100-0005'],
  UA: ['+380 44 555 0132', 'вул. Липова 12', '', 'Київ', '', '01001'],
  AE: ['+971 4 555 0132', 'شارع النخيل 12', 'البرشاء', 'دبي', 'دبي', '00000'],
};

/** Where the ordinary customer of a country lives. */
export const homes: Record<string, Home> = Object.fromEntries(
  Object.entries(rows).map(([country, [phone, line1, line2, city, region, postcode]]) => [
    country,
    { phone, line1, line2, city, region, postcode, country },
  ]),
);
