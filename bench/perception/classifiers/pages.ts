import { pageFit } from '../../../src/agent/perception/fitted/page-fit.ts';
import { classifyActions, classifyFields, classifyPage, type PageKind } from '../../../src/agent/perception/index.ts';
import { pageFeatures } from '../../../src/agent/perception/page-kinds/page-features.ts';
import { isBuried } from '../is-buried.ts';
import type { Classifier } from './classifier.ts';

const TOLD: Partial<Record<PageKind, string>> = {
  product: 'product',
  cart: 'cart',
  signInChoice: 'signInChoice',
  address: 'checkout',
  shipping: 'checkout',
  payment: 'checkout',
  review: 'checkout',
  confirmation: 'confirmation',
};
/** A page that only takes the card is a step of the checkout, and one that only asks for a name or a mail address too. */
const TRUE: Record<string, string> = {
  product: 'product',
  cart: 'cart',
  gate: 'signInChoice',
  checkout: 'checkout',
  payment: 'checkout',
  confirmation: 'confirmation',
};

/** What kind a page is. The fit is asked where the rules say nothing. */
export const pages: Classifier = {
  name: 'pages',
  file: 'page-fit.ts',
  inUse: pageFit,
  samplesOf: (page) => {
    if (isBuried(page) || page.kind === '') return [];
    const fields = classifyFields(page.seen);
    const actions = classifyActions(page.seen, fields);
    const truth = TRUE[page.kind] ?? 'other';
    const { kind, why } = classifyPage(page.seen, { fields, actions });
    const read = (why === 'by its features' ? undefined : TOLD[kind]) ?? 'other';
    // A gate that asks for a mail address is an address to fill in as much as a choice.
    const handSet = truth === 'signInChoice' && read === 'checkout' ? truth : read;
    return [{ features: pageFeatures(page.seen, fields, actions), truth, handSet }];
  },
};
