import { classifyFields, readVariants, type SnapshotElement } from '../../../src/agent/perception/index.ts';
import { findProductBox } from '../../../src/agent/perception/page-kinds/find-product-box.ts';
import { foldLabel } from '../../../src/words/fold-text.ts';
import { wordsOf } from '../../../src/words/match-phrases.ts';
import { isBuried } from '../is-buried.ts';
import type { Classifier } from './classifier.ts';

const CHOSEN = new Set(['button', 'clickable', 'link', 'option', 'radio', 'combobox']);
const variantWords = wordsOf('variant');

/** Whether a control of a product page chooses what is bought: a variant, or once against every month. */
export const options: Classifier = {
  name: 'options',
  samplesOf: (page) => {
    if (page.kind !== 'product' || isBuried(page)) return [];
    const { seen, truths } = page;
    const fields = classifyFields(seen);
    const box = findProductBox(seen);
    const read = new Set(readVariants(seen, fields, box).flatMap(({ values }) => values.map(({ ref }) => ref)));
    // Selects are left out: their truth stands at their options.
    const controls = seen.elements.filter(
      (each) => each.visible && !each.covered && CHOSEN.has(each.role) && box.holds(each),
    );
    return controls.map((element) => {
      const truth = /^(option|list|purchase):/.test(truths[element.ref] ?? '') ? 'option' : 'other';
      const features = featuresOf(element, controls, fields.get(element.ref)?.kind ?? 'other');
      return { features, truth, handSet: read.has(element.ref) ? 'option' : 'other' };
    });
  },
};

function featuresOf(element: SnapshotElement, all: readonly SnapshotElement[], field: string): string[] {
  const siblings = all.filter(
    (each) =>
      each.frame === element.frame &&
      each.role === element.role &&
      (each.ancestors[0] === element.ancestors[0] || each.ancestors[1] === element.ancestors[1]),
  ).length;
  const text = element.label || element.text || element.ariaLabel || element.title;
  const out = ['always', `role ${element.role}`, `${siblings < 2 ? 'one' : siblings < 7 ? 'few' : 'many'} alike`];
  const mark = (name: string, holds: boolean) => void (holds && out.push(name));
  mark(`asks ${field}`, field !== 'other');
  mark('can be chosen', element.checked !== null || element.role === 'radio' || element.role === 'option');
  mark('short', text.length > 0 && text.length <= 12);
  mark('long', text.length > 30);
  mark('wide', element.box.width >= 160);
  mark('below a variant word', variantWords.test(foldLabel(element.groupLabel || element.section)));
  mark('named by a variant word', variantWords.test(foldLabel(`${element.label} ${element.name} ${element.id}`)));
  mark('submits', element.type === 'submit');
  return out;
}
