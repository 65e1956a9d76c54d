import type { Page } from 'playwright-core';
import type { Case } from '../../packages/mall/generated/cases.ts';
import { keyOf } from '../../packages/mall/generated/combinations.ts';
import type { Question, QuestionKind, Reader, Thing } from '../../src/agent/index.ts';
import { resolveRef } from '../../src/agent/perception/index.ts';
import { answerParts } from '../harness/answer-parts.ts';
import { TRUTH_KEY } from './hide-truth.ts';
import { FIELDS, MESSAGES, PAGES, ROWS, waysFrom } from './truth-words.ts';

/**
 * A second reader that knows the truth of a drawn shop and answers every question by it. What the agent cannot buy with
 * it fails for a reason other than reading.
 */
export function truthReader(wanted: Case, pageNow: () => Page | null): Reader {
  return {
    forPurchase: () => ({
      seal: () => undefined,
      ask: async (question) => {
        const page = pageNow();
        const answer = page && (await answerParts(question, (part) => answerOne(page, part, wanted)));
        return { answer, calls: 1, inputTokens: 0, outputTokens: 0 };
      },
    }),
  };
}

type Answer = (page: Page, question: Question, wanted: Case) => Promise<unknown>;

const answerOne: Answer = async (page, question, wanted) =>
  question.kind === 'whole' ? null : ANSWERS[question.kind](page, question, wanted);

const ANSWERS: Record<Exclude<QuestionKind, 'whole'>, Answer> = {
  way: async (page, question, wanted) => {
    const own = `action:addVariant=${keyOf(wanted.options)}`;
    const truths = (await truthsOf(question)).map((truth, at) =>
      question.things[at]?.text.endsWith('led nowhere') ? '' : truth === own ? 'action:addToCart' : truth,
    );
    const kind = await kindOf(page);
    const hasAddress = (await labelled(page, 'field:street')).length > 0;
    for (const [truth, does] of waysFrom(kind)) {
      // Only the title that is taken for the order has to be denied.
      const isMeant = (index: number) => does !== 'stepTitle' || question.things[index]?.reading.kind === 'placeOrder';
      const at = truths.findIndex((each, index) => each === truth && isMeant(index));
      // What shows more shows the address, or a further line of an address that is open.
      if (truth === 'action:showMore' && hasAddress) continue;
      if (truth === 'action:copyAddress' && !(await isOpen(page, 'field:billing.'))) continue;
      if (at >= 0 && question.schema.safeParse({ control: String(at), does }).success)
        return { control: String(at), does };
    }
    return null;
  },
  values: async (_page, question) => {
    const truths = await truthsOf(question);
    const fields = truths.flatMap((truth, index) => {
      const [kind = '', name = ''] = truth.split(/[:=]/);
      const isBilling = name.startsWith('billing.');
      const is = FIELDS[`${kind}:${name.replace('billing.', '')}`] ?? FIELDS[kind];
      return is ? [{ field: String(index), is, of: isBilling ? 'billing' : 'shipping' }] : [];
    });
    return { fields };
  },
  variant: async (_page, question, wanted) => {
    const axis = /choose (\w+) "/.exec(question.asks)?.[1] ?? '';
    const truths = await truthsOf(question);
    const key = keyOf(wanted.options);
    const chosen = [`option:${axis}=${wanted.options[axis]}`, `variant:${key}`, `field:quantity=${key}`];
    const choose = chosen.map((truth) => truths.indexOf(truth)).find((at) => at >= 0) ?? -1;
    const first = truths.indexOf(`list:${axis}`);
    return { choose: choose < 0 ? 'none' : String(choose), first: first < 0 ? 'none' : String(first) };
  },
  amounts: async (page, question) => {
    const known = await labelled(page, 'row:');
    const rows = question.things.flatMap((thing, index) => {
      const is = ROWS[rowAt(known, thing)?.truth.split(/[:=]/)[1] ?? ''];
      return is ? [{ row: String(index), is }] : [];
    });
    return { rows };
  },
  message: async (page, question) => {
    const known = await labelled(page, 'message:');
    const messages = question.things.map(({ text }, index) => {
      const found = known.find((each) => each.text === plain(text.slice(1, -1)));
      return { message: String(index), says: MESSAGES[found?.truth.slice('message:'.length) ?? ''] ?? 'nothing' };
    });
    return { messages };
  },
  page: async (page, { asks }) => {
    const kind = await kindOf(page);
    const isSoldOut = (await labelled(page, 'message:soldOut')).length > 0;
    const is = PAGES[kind] ?? 'other';
    const taken = /takes this page for "(\w+)"/.exec(asks)?.[1] ?? '';
    // A page may hold several steps: whatever it was taken for of them is no misreading.
    if (STEPS.has(is) && STEPS.has(taken)) return null;
    return { page: is === 'product' && isSoldOut ? 'soldOut' : is };
  },
  // Drawn shops ask one thing that nothing in the order answers: who the customer is. The first entry is a private person.
  entry: async (_page, question) => {
    const truths = await truthsOf(question);
    const part = truths.indexOf('field:customerType');
    return part < 0 ? null : { answers: [{ part: String(part), day: 'none' }] };
  },
  complaint: async () => ({ says: 'unclear', field: 'none' }),
  outcome: async (page) => ({ says: (await kindOf(page)) === 'confirmation' ? 'confirmed' : 'unclear' }),
};

const STEPS: ReadonlySet<string> = new Set(['address', 'shipping', 'payment', 'review']);

/** The truth of each thing, or ''. */
async function truthsOf({ things, snapshot }: Question): Promise<string[]> {
  return Promise.all(
    things.map(async ({ ref, text }: Thing) => {
      const handle = ref === null ? null : await resolveRef(snapshot, ref).catch(() => null);
      const option = /^option "(.*)" of list/.exec(text)?.[1] ?? null;
      return handle ? handle.evaluate(truthAt, { name: TRUTH_KEY, option }).catch(() => '') : '';
    }),
  );
}

/** Runs in the page. What marks a control may stand on the control, inside it, or right around it. */
function truthAt(node: Node, { name, option }: { name: string; option: string | null }): string {
  const key = Symbol.for(name);
  const of = (element: Element | null | undefined): string =>
    element ? ((element as unknown as Record<symbol, string | undefined>)[key] ?? '') : '';
  if (!(node instanceof Element)) return '';
  if (option !== null && node instanceof HTMLSelectElement)
    return of([...node.options].find(({ text }) => text.replace(/\s+/g, ' ').trim() === option.trim()));
  if (of(node)) return of(node);
  const inside = [...node.querySelectorAll('*')].map(of).find((truth) => truth !== '');
  if (inside) return inside;
  const label = node.closest('label');
  return of(label?.control) || of(node.parentElement);
}

interface Labelled {
  truth: string;
  text: string;
  /** How far down the window it begins; null in a part of the page that is folded up. */
  top: number | null;
}

/** So far apart an amount and the truth beside it may begin. */
const SAME_LINE = 24;

/**
 * The row that a numbered amount stands in: one that says the same amount, with the same words or at the same height.
 * Whoever reads a price knows its value, however it is written.
 */
function rowAt(known: readonly Labelled[], { text, box }: Thing): Labelled | undefined {
  const [, label = '', amount = ''] = /^"([^"]*)" (.*?)(?: under ".*)?$/.exec(text) ?? [];
  // A number of pieces or what is included may stand behind the amount, and cents may be left out.
  const spellings = [amount, amount.replace(/\s\d{1,3}$/, ''), amount.replace(/\(.*/, '')];
  const digits = spellings.map((each) => each.replace(/\D/g, '').replace(/^0+(?=\d)/, ''));
  const isAmount = ({ truth, text: shown }: Labelled) => {
    const minor = /=(-?\d+)$/.exec(truth)?.[1]?.replace('-', '');
    return minor ? digits.some((each) => each === minor || `${each}00` === minor) : shown.includes(plain(amount));
  };
  const distance = ({ top }: Labelled) => (box && top !== null ? Math.abs(top - box.y) : 0);
  const found = known.filter(isAmount).toSorted((a, b) => distance(a) - distance(b));
  const near = found.filter((each) => distance(each) <= SAME_LINE);
  const hasWords = (each: Labelled) => label !== '' && each.text.includes(plain(label));
  return near.find(hasWords) ?? found.find(hasWords) ?? near[0];
}

/** Of what took the place of the page, where something did; its frames are none of it. */
async function kindOf(page: Page): Promise<string> {
  const found = await page
    .mainFrame()
    .evaluate(collect, { name: TRUTH_KEY, prefix: 'page:' })
    .catch(() => []);
  return found.at(-1)?.truth.slice('page:'.length) ?? '';
}

async function labelled(page: Page, prefix: string): Promise<Labelled[]> {
  const lists = await Promise.all(
    page.frames().map((frame) => frame.evaluate(collect, { name: TRUTH_KEY, prefix }).catch(() => [])),
  );
  return lists.flat().map((each) => ({ ...each, text: plain(each.text) }));
}

/** Whether one of these fields is still to be filled in. */
async function isOpen(page: Page, prefix: string): Promise<boolean> {
  const find = ({ name, prefix }: { name: string; prefix: string }) => {
    const key = Symbol.for(name);
    return [...document.querySelectorAll('input')].some((input) => {
      const truth = (input as unknown as Record<symbol, string | undefined>)[key] ?? '';
      return truth.startsWith(prefix) && input.checkVisibility() && input.value === '';
    });
  };
  return page
    .mainFrame()
    .evaluate(find, { name: TRUTH_KEY, prefix })
    .catch(() => false);
}

/** Runs in the page. */
function collect({ name, prefix }: { name: string; prefix: string }): Labelled[] {
  const key = Symbol.for(name);
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const truth = (element as unknown as Record<symbol, string | undefined>)[key] ?? '';
    const isShown = element.checkVisibility();
    // What is folded up can be read all the same.
    if (!truth.startsWith(prefix) || !(isShown || element.closest('details:not([open])'))) return [];
    return [{ truth, text: element.textContent ?? '', top: isShown ? element.getBoundingClientRect().top : null }];
  });
}

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
