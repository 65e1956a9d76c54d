import { foldForSearch } from '../../words/fold-for-search.ts';

// Makers that a shopper would recognise in a product's name. A page that names one of them without saying that it is
// the brand most often means it.
const names = `3M, Acer, Adidas, AEG, Alessi, Amazfit, Anker, Apple, Arctic, Ariat, Armani, Asics, Asus, Babolat, BaByliss, Barbie,
  Bauknecht, Bayer, Beats, Beko, Belkin, Benq, Berghaus, Birkenstock, Bissell, Black & Decker, Bosch, Bose, Braun, Breville,
  Brita, Brother, Brooks, Bugaboo, Burberry, Calvin Klein, Campingaz, Canon, Carhartt, Casio, Caterpillar, Champion, Chicco,
  Citizen, Clarks, Clinique, Colgate, Columbia, Converse, Corsair, Crayola, Creative, Crocs, Cuisinart, Daikin, De'Longhi,
  DeLonghi, Dell, Denon, DeWalt, Diesel, Disney, DJI, Dr. Martens, Dremel, Duracell, Dyson, Eastpak, Eglo, Einhell, Electrolux,
  Energizer, Epson, Esprit, Estee Lauder, Fender, Festool, Fila, Fiskars, Fisher-Price, Fitbit, Fjallraven, Fossil, Fujifilm,
  Funko, Gant, Garmin, Gibson, Gigabyte, Gillette, GoPro, Gorenje, Graco, Grohe, Grundig, Gucci, Guess, Hansgrohe, Hasbro, Havaianas,
  Hewlett Packard, Hisense, Hitachi, Honeywell, Honor, Hoover, HP, HTC, Huawei, Hugo Boss, Husqvarna, HyperX, Ibanez, Igloo,
  Indesit, Infinix, Intel, iRobot, JBL, Jabra, Jack & Jones, Jack Wolfskin, Jansport, Karcher, Kawasaki, Kenwood, Kingston,
  KitchenAid, Kodak, Krups, Lacoste, Lancome, Lavazza, Le Creuset, Lego, Lenovo, Levi's, LG, Liebherr, Lodge, Logitech,
  Loreal, L'Oreal, Lowa, Mackie, Makita, Mammut, Maxi-Cosi, Mattel, Maybelline, Medion, Melitta, Merrell, Metabo, Michael Kors,
  Michelin, Microsoft, Miele, Milwaukee, Mizuno, Moleskine, Moncler, Mophie, Motorola, Moulinex, MSI, Napapijri, Neff, Nescafe,
  Nespresso, Netgear, New Balance, Nike, Nikon, Nintendo, Nivea, Nokia, Nvidia, Oakley, Olympus, OnePlus, Oppo, Oral-B, Osprey,
  Osram, Pampers, Panasonic, Pandora, Patagonia, Pelikan, Petsafe, Philips, Pioneer, Playmobil, Polaroid, Prada, Puma, Pyrex,
  Ralph Lauren, Ravensburger, Ray-Ban, Razer, Realme, Rebel, Reebok, Remington, Revell, Rimowa, Roccat, Rolex, Rowenta, Ryobi,
  Salomon, Samsonite, Samsung, SanDisk, Seagate, Seiko, Sennheiser, Shark, Sharp, Shimano, Siemens, Skechers, Smeg, Sonos, Sony,
  Stanley, SteelSeries, Stihl, Superdry, Suunto, Swarovski, Swatch, Taylor, TCL, Tchibo, Technics, Tefal, Teufel, The North Face,
  Thermos, Thule, Timberland, Tissot, Tommy Hilfiger, Toshiba, TP-Link, Under Armour, Uniqlo, Vans, Vaude, Vichy, Victorinox,
  Vivo, Volcom, Vorwerk, Wacom, Weber, Western Digital, Whirlpool, Wilson, Wrangler, Xiaomi, Yamaha, Yeti, Zanussi, Zippo,
  Zwilling`;

const known = new Map(names.split(',').map((name) => [foldForSearch(name), name.replace(/\s+/g, ' ').trim()]));

/** The known maker named in this text, as the text spells it; undefined when there is none. */
export function findKnownBrand(text: string): string | undefined {
  const words = text.split(/\s+/).slice(0, 12);
  for (let from = 0; from < words.length; from += 1) {
    for (const length of [3, 2, 1]) {
      const spelled = words
        .slice(from, from + length)
        .join(' ')
        .replace(/[,;:]+$/, '');
      if (known.has(foldForSearch(spelled))) return spelled;
    }
  }
  return undefined;
}
