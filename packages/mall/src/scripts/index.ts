// Hand-written purchases, one file per shop, keyed by the shop's short name: the baseline of the checkout benchmark.
// They know their shop by heart and nothing else; they never read the ledger.

import { buy as brightnest } from './brightnest.ts';
import { buy as classic } from './classic.ts';
import { buy as dealblitz } from './dealblitz.ts';
import { buy as driftline } from './driftline.ts';
import { buy as lindner } from './lindner.ts';
import { buy as lumenLane } from './lumen-lane.ts';
import { buy as maisonTilleul } from './maison-tilleul.ts';
import { buy as oakhurst } from './oakhurst.ts';
import type { Buy } from './purchase.ts';
import { buy as lesnaPolka } from './sealed-lesna-polka.ts';
import { buy as tidewater } from './sealed-tidewater.ts';
import { buy as thistleRowan } from './thistle-rowan.ts';

export type { Buy, ScriptCard, ScriptCustomer, ScriptPurchase } from './purchase.ts';

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
