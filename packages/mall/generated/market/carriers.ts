/** What carriers call their services: the ordinary one, the fast one, the slow one. */
export type Services = readonly [standard: string, express: string, economy: string];

const named: Record<string, readonly Services[]> = {
  US: [
    ['UPS 3 Day Select', 'FedEx 2Day by 10:30 AM', 'USPS Ground Advantage (1 lb)'],
    ['USPS Priority Mail 3-Day', 'UPS 2nd Day Air', 'USPS Media Mail 1 lb'],
  ],
  GB: [
    ['Royal Mail Tracked 48', 'Royal Mail Tracked 24', 'Evri Parcel 2 kg'],
    ['Parcelforce 48', 'DPD Next Day by 12:00', 'Royal Mail 2nd Class'],
  ],
  AU: [['Australia Post 3kg Satchel', 'StarTrack Express 24', 'Sendle Zone 2']],
  CA: [['Canada Post Expedited 2 kg', 'Purolator Express 9AM', 'Canada Post Regular 0-2 kg']],
  DE: [
    ['DHL Paket 2-5 kg', 'DHL Express 12:00', 'Hermes S-Paket 60 cm'],
    ['DPD Classic 5 kg', 'UPS Express 10:30', 'GLS Paket M (bis 5 kg)'],
  ],
  AT: [['Post Paket 2-4 kg', 'EMS 24', 'DPD Paket S 3 kg']],
  CH: [['PostPac Economy 2 kg', 'Swiss-Express 9:00', 'DPD Classic 5 kg']],
  FR: [['Colissimo 48h', 'Chronopost 13', 'Lettre suivie 72h']],
  BE: [['bpost 0-2 kg', 'DPD 12:00', 'Lettre suivie 72h']],
  ES: [['Correos Paq 48', 'SEUR 24', 'Correos Ligero 2 kg']],
  MX: [['Estafeta Terrestre 5 kg', 'FedEx 2Day', 'Correos 1 kg']],
  IT: [['BRT 48/72', 'SDA Extralarge 24', 'Poste Delivery 5 kg']],
  NL: [['PostNL Pakket 0-10 kg', 'DHL For You 12:00', 'Homerr 5 kg']],
  BR: [['PAC 1 kg', 'SEDEX 10', 'Jadlog .Package 3']],
  PT: [['CTT Expresso 48', 'CTT Expresso 19', 'DPD Classic 5 kg']],
  PL: [['InPost Kurier 48', 'DPD 9:30', 'Pocztex 48 M']],
  CZ: [['PPL Parcel 48', 'DPD 12:00', 'Balík Do ruky 5 kg']],
  SE: [['PostNord MyPack 17', 'DHL Express 12:00', 'Schenker 5 kg']],
  DK: [['PostNord 19 Parcel', 'GLS Express 10', 'DAO 2 kg']],
  NO: [['Pakke i postkassen 2 kg', 'Bring Express 09', 'Norgespakke 5 kg']],
  FI: [['Posti 2104 Kotipaketti', 'Posti Express 09', 'Matkahuolto 5 kg']],
};

const anywhere: readonly Services[] = [
  ['DPD Classic 5 kg', 'DHL Express 12:00', 'GLS Parcel 3 kg'],
  ['UPS Standard 5 kg', 'FedEx Priority 10:30', 'Aramex 5 kg'],
];

export function servicesOf(country: string): readonly Services[] {
  return named[country] ?? anywhere;
}
