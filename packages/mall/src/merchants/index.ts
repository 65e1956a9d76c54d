// Every shop of the mall. Order decides the ports: add new shops at the end.
import type { Merchant } from '../merchant.ts';
import { brightnest } from './brightnest/index.ts';
import { classic } from './classic/index.ts';
import { dealblitz } from './dealblitz/index.ts';
import { driftline } from './driftline/index.ts';
import { lindner } from './lindner/index.ts';
import { lumenLane } from './lumen-lane/index.ts';
import { maisonTilleul } from './maison-tilleul/index.ts';
import { oakhurst } from './oakhurst/index.ts';
import { lesnaPolka } from './sealed-lesna-polka/index.ts';
import { tidewater } from './sealed-tidewater/index.ts';
import { thistleRowan } from './thistle-rowan/index.ts';

export const merchants: Merchant[] = [
  classic,
  driftline,
  thistleRowan,
  lumenLane,
  maisonTilleul,
  lindner,
  dealblitz,
  oakhurst,
  brightnest,
  lesnaPolka,
  tidewater,
];

/** Their short names, in the same order. */
export const shopNames = merchants.map(({ id }) => id);
