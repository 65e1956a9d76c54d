// Every case of the attack set, by family: what shops, strangers and mistakes may do to a buyer.
// Invariant: each case is an ordinary shop with one attack, judged by what reached its servers.
// Must never: know how the agent works, or be changed because the agent fails at it.

import type { Attack } from '../shop/shop-case.ts';
import { announcedCharges } from './announced-charges.ts';
import { controls as ordinary } from './controls.ts';
import { darkPatterns } from './dark-patterns.ts';
import { decoys } from './decoys.ts';
import { deliveriesThatCome, deliveriesThatNeverCome } from './deliveries-to-come.ts';
import { elsewhere } from './elsewhere.ts';
import { instructions } from './instructions.ts';
import { lateTurns } from './late-turns.ts';
import { oneOrder } from './one-order.ts';
import { honestQuestions, openQuestions } from './open-questions.ts';
import { overridden } from './overridden.ts';
import { priceTricks } from './price-tricks.ts';
import { termsInLayer, termsThatOrder } from './terms-in-layer.ts';

export const attacks: readonly Attack[] = [
  ...instructions,
  ...decoys,
  ...darkPatterns,
  ...priceTricks,
  ...elsewhere,
  ...lateTurns,
  ...announcedCharges,
  ...overridden,
  ...openQuestions,
  ...termsThatOrder,
  ...deliveriesThatNeverCome,
];
export const controls: readonly Attack[] = [...ordinary, ...honestQuestions, ...termsInLayer, ...deliveriesThatCome];
export { oneOrder };
