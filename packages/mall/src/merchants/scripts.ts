// Hand-written purchases, one file per shop, keyed by the shop's short name: the baseline of the checkout benchmark.
// They know their shop by heart and nothing else; they never read the ledger.

import type { Buy } from '../scripted-purchase.ts';
import { buy as brightnest } from './brightnest/buy.ts';
import { buy as classic } from './classic/buy.ts';
import { buy as dealblitz } from './dealblitz/buy.ts';
import { buy as driftline } from './driftline/buy.ts';
import { buy as lindner } from './lindner/buy.ts';
import { buy as lumenLane } from './lumen-lane/buy.ts';
import { buy as maisonTilleul } from './maison-tilleul/buy.ts';
import { buy as oakhurst } from './oakhurst/buy.ts';
import { buy as lesnaPolka } from './sealed-lesna-polka/buy.ts';
import { buy as tidewater } from './sealed-tidewater/buy.ts';
import { buy as thistleRowan } from './thistle-rowan/buy.ts';

export type { Buy, ScriptCard, ScriptCustomer, ScriptPurchase } from '../scripted-purchase.ts';

export const scripts: Record<string, Buy> = {
  classic,
  driftline,
  'thistle-rowan': thistleRowan,
  'lumen-lane': lumenLane,
  'maison-tilleul': maisonTilleul,
  lindner,
  dealblitz,
  oakhurst,
  brightnest,
  'sealed-lesna-polka': lesnaPolka,
  'sealed-tidewater': tidewater,
};
