import type { Page } from 'playwright-core';
import type { Case } from '../../packages/mall/generated/cases.ts';
import type { Question, QuestionKind, Reader, Thing } from '../../src/agent/index.ts';
import { resolveRef } from '../../src/agent/perception/index.ts';
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
        const answer = page && (await ANSWERS[question.kind](page, question, wanted));
        return { answer, calls: 1, inputTokens: 0, outputTokens: 0 };
      },
    }),
  };
}

type Answer = (page: Page, question: Question, wanted: Case) => Promise<unknown>;

const ANSWERS: Record<QuestionKind, Answer> = {
  way: async (page, question) => {
    const truths = (await truthsOf(question)).map((truth, at) =>
      question.things[at]?.text.endsWith('led nowhere') ? '' : truth,
    );
    const [kind] = await labelled(page, 'page:');
    const hasAddress = (await labelled(page, 'field:street')).length > 0;
    for (const [truth, does] of waysFrom(kind?.truth.slice('page:'.length) ?? '')) {
      const at = truths.indexOf(truth);
      // What shows more shows the address, or a further line of an address that is open.
      if (truth === 'action:showMore' && hasAddress) continue;
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
    const choose = truths.indexOf(`option:${axis}=${wanted.options[axis]}`);
    const first = truths.indexOf(`list:${axis}`);
    return { choose: choose < 0 ? 'none' : String(choose), first: first < 0 ? 'none' : String(first) };
  },
  amounts: async (page, question) => {
    const known = await labelled(page, 'row:');
    const rows = question.things.flatMap(({ text }, index) => {
      const [, label = '', amount = ''] = /^"([^"]*)" (.*?)(?: under ".*)?$/.exec(text) ?? [];
      const found = known
        .filter((each) => each.text.includes(plain(amount)) && each.text.includes(plain(label)))
        .toSorted((a, b) => a.text.length - b.text.length)[0];
      const is = found && ROWS[found.truth.split(/[:=]/)[1] ?? ''];
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
  page: async (page) => {
    const [kind] = await labelled(page, 'page:');
    const isSoldOut = (await labelled(page, 'message:soldOut')).length > 0;
    const is = PAGES[kind?.truth.slice('page:'.length) ?? ''] ?? 'other';
    return { page: is === 'product' && isSoldOut ? 'soldOut' : is };
  },
  outcome: async (page) => {
    const [kind] = await labelled(page, 'page:');
    return { says: kind?.truth === 'page:confirmation' ? 'confirmed' : 'unclear' };
  },
};

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
}

async function labelled(page: Page, prefix: string): Promise<Labelled[]> {
  const lists = await Promise.all(
    page.frames().map((frame) => frame.evaluate(collect, { name: TRUTH_KEY, prefix }).catch(() => [])),
  );
  return lists.flat().map(({ truth, text }) => ({ truth, text: plain(text) }));
}

/** Runs in the page. */
function collect({ name, prefix }: { name: string; prefix: string }): Labelled[] {
  const key = Symbol.for(name);
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const truth = (element as unknown as Record<symbol, string | undefined>)[key] ?? '';
    if (!truth.startsWith(prefix) || !element.checkVisibility()) return [];
    return [{ truth, text: element.textContent ?? '' }];
  });
}

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
