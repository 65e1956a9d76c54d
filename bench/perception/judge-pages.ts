import {
  type ActionCandidate,
  classifyActions,
  classifyFields,
  classifyPage,
  type PageSnapshot,
  readTotals,
  readVariants,
} from '../../src/agent/perception/index.ts';
import { isBuried } from './is-buried.ts';
import type { LabelledPage } from './labelled-page.ts';
import { trueActions, trueFields, truePages } from './true-kinds.ts';

export interface Judgement {
  /** `actions`, `fields` …: which reader. */
  reader: string;
  /** What it is in truth. */
  truth: string;
  isRight: boolean;
  /** What was read instead. */
  read: string;
  page: LabelledPage;
}

/** Controls that are taken for less than this are not pressed for it. */
const TAKEN = 0.5;

/** Everything that the agent's readers say of one page, compared with the truth. */
export function judgePage(page: LabelledPage): Judgement[] {
  const fields = classifyFields(page.seen);
  const actions = classifyActions(page.seen, fields);
  const kind = classifyPage(page.seen, { fields, actions }).kind;
  const say = (reader: string, truth: string, isRight: boolean, read: string): Judgement => ({
    reader,
    truth,
    isRight,
    read,
    page,
  });
  const out: Judgement[] = [];
  const wanted = truePages[page.kind];
  if (wanted && !isBuried(page)) out.push(say('pages', page.kind, wanted.includes(kind), kind));
  for (const element of page.seen.elements) {
    const truth = page.truths[element.ref] ?? '';
    if (!element.visible || element.covered) continue;
    if (truth.startsWith('action:') && !element.disabled) {
      const right = trueActions[truth.slice(7)];
      const readBy = (list: readonly ActionCandidate[]) => {
        const best = list.find(({ ref }) => ref === element.ref);
        return best && best.score >= TAKEN ? best.kind : 'other';
      };
      const read = readBy(actions);
      const byWords = readBy(actions.filter(({ why }) => why !== 'by its place'));
      if (right) out.push(say('actions', truth.slice(7), right.includes(read), read));
      if (right) out.push(say('actionsByWordsAlone', truth.slice(7), right.includes(byWords), byWords));
    } else if (truth.startsWith('field:')) {
      const right = trueFields[truth.slice(6).replace(/^billing\./, '')];
      const read = fields.get(element.ref)?.kind ?? 'other';
      if (right) out.push(say('fields', truth.slice(6), right.includes(read), read));
    } else if (truth === '' && element.role === 'button') {
      const orders = actions.some(
        ({ ref, kind: each, score }) => ref === element.ref && each === 'placeOrder' && score >= TAKEN,
      );
      out.push(say('harmless', 'nothing', !orders, orders ? 'placeOrder' : 'other'));
    }
  }
  out.push(...judgeVariants(page, say), ...judgeAmounts(page, say));
  return out;
}

type Say = (reader: string, truth: string, isRight: boolean, read: string) => Judgement;

function judgeVariants(page: LabelledPage, say: Say): Judgement[] {
  if (page.kind !== 'product' || isBuried(page)) return [];
  const read = new Set(readVariants(page.seen).flatMap((axis) => axis.values.map(({ ref }) => ref)));
  const selects = new Set(page.seen.elements.filter(({ role }) => role === 'select').map(({ ref }) => ref));
  return Object.entries(page.truths)
    .filter(([ref, truth]) => truth.startsWith('option:') && !selects.has(ref) && isSeen(page.seen, ref))
    .map(([ref, truth]) =>
      say('variants', truth.slice(7).split('=')[0] ?? '', read.has(ref), read.has(ref) ? 'option' : 'nothing'),
    );
}

function isSeen(seen: PageSnapshot, ref: string): boolean {
  const element = seen.elements.find((each) => each.ref === ref);
  return element?.visible === true && !element.covered;
}

const AMOUNTS = ['total', 'shipping', 'tax', 'discount', 'subtotal'] as const;

function judgeAmounts(page: LabelledPage, say: Say): Judgement[] {
  if (page.rows.total === undefined || isBuried(page)) return [];
  const totals = readTotals(page.seen);
  return AMOUNTS.flatMap((name) => {
    const truth = page.rows[name];
    if (truth === undefined) return [];
    const read = totals[name]?.amountMinor;
    return [say('amounts', name, isSame(read, truth), String(read))];
  });
}

/** Shops without decimals count in whole units; the agent counts every currency by its own smallest one. */
function isSame(read: number | undefined, truth: number): boolean {
  return read !== undefined && [1, 100].some((scale) => Math.abs(read) === Math.abs(truth) * scale);
}
