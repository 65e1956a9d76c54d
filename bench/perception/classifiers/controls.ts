import { placeFeatures, readSurroundings } from '../../../src/agent/perception/controls/place-features.ts';
import { controlFit } from '../../../src/agent/perception/fitted/control-fit.ts';
import { classifyActions, classifyFields } from '../../../src/agent/perception/index.ts';
import { trueActions } from '../true-kinds.ts';
import type { Classifier } from './classifier.ts';

/** What a purchase needs and a place can tell. Plus and minus look alike, and an offer's yes looks like its no. */
const TOLD = new Set<string>([
  'addToCart',
  'applyCoupon',
  'continue',
  'dismiss',
  'goToCheckout',
  'openCoupon',
  'placeOrder',
  'removeItem',
  'updateCart',
  'viewCart',
]);
/** Controls that are taken for less than this are not pressed for it. */
const TAKEN = 0.5;

/** What a control does: by its place alone, compared with its words. Used where words fail. */
export const controls: Classifier = {
  name: 'controls',
  file: 'control-fit.ts',
  inUse: controlFit,
  samplesOf: ({ seen, truths }) => {
    const fields = classifyFields(seen);
    const around = readSurroundings(seen, fields);
    const worded = classifyActions(seen, fields).filter(({ why }) => why !== 'by its place');
    return around.controls
      .filter(({ disabled }) => !disabled)
      .map((element) => {
        const truth = truths[element.ref] ?? '';
        // What has no truth does nothing that a purchase needs.
        const right = truth.startsWith('action:') ? (trueActions[truth.slice(7)] ?? []) : [];
        const [kind = 'other'] = right.filter((each) => TOLD.has(each));
        const read = worded.find(({ ref, score }) => ref === element.ref && score >= TAKEN)?.kind ?? 'other';
        const handSet = right.includes(read) ? kind : TOLD.has(read) ? read : 'other';
        return { features: placeFeatures(element, around), truth: kind, handSet };
      });
  },
};
