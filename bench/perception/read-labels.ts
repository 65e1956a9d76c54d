import type { LabelledPage } from './labelled-page.ts';

const PAGE = /^page (\d+) (\S+) (\S+)$/;
const PART = /^(\d+:\d+|r\d+|m\d+|\?) (\S+)$/;

/**
 * Pages with what a person says of them. A label file is what `--list` prints, with each `-` that means something
 * replaced by the truth in the words of the drawn shops (packages/mall/generated/README.md): `page 3 1f0c product`,
 * `0:14 action:addToCart`, `r2 row:total=2575`, `m1 message:declined`. An amount that no row shows stands after a `?`.
 * What has no label is nothing that a purchase needs; a page without one is left out.
 */
export function labelPages(pages: readonly LabelledPage[], labels: string): LabelledPage[] {
  const labelled: LabelledPage[] = [];
  let page: LabelledPage | null = null;
  for (const [at, written] of labels.split('\n').entries()) {
    const line = written.replace(/(^|\s)#.*/, '').trim();
    if (line === '') continue;
    const wrong = (why: string) => new Error(`line ${at + 1} of the labels: ${why}: ${line}`);
    const [, number, shape, kind] = PAGE.exec(line) ?? [];
    if (number !== undefined) {
      const kept = pages[Number(number) - 1];
      if (!kept || kept.seen.shape !== shape) throw wrong('no such page, or it has changed');
      page = kind === '-' ? null : { ...kept, kind: kind ?? '', truths: {}, rows: {}, rowTexts: [], messages: [] };
      if (page) labelled.push(page);
      continue;
    }
    const [, place, truth] = PART.exec(line) ?? [];
    if (place === undefined || truth === undefined) throw wrong('not a label');
    if (page && truth !== '-' && !tell(page, place, truth)) throw wrong('no such part of the page');
  }
  return labelled;
}

/** False where the page has no such place. */
function tell(page: LabelledPage, place: string, truth: string): boolean {
  const { seen } = page;
  const row = /^row:(\w+)=(-?\d+)$/.exec(truth);
  if (row) {
    const [, name = '', amount] = row;
    page.rows[name] ??= Number(amount);
    if (place === '?') return true;
    const shown = seen.rows[Number(place.slice(1)) - 1];
    if (shown) page.rowTexts.push({ name, text: `${shown.label} ${shown.amountText}` });
    return place.startsWith('r') && shown !== undefined;
  }
  if (truth.startsWith('message:')) {
    const shown = seen.messages[Number(place.slice(1)) - 1];
    if (shown) page.messages.push({ name: truth.slice('message:'.length), text: shown.text });
    return place.startsWith('m') && shown !== undefined;
  }
  page.truths[place] = truth;
  return seen.elements.some(({ ref }) => ref === place);
}
