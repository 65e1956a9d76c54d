import { type ElementHandle, type Frame, selectors } from 'playwright-core';

/**
 * The longest answer that a reader may give. A whole page's description is a few hundred kilobytes; what is longer is no
 * page for people.
 */
const LONGEST_ANSWER = 6 * 2 ** 20;
const TIMEOUT_MS = 10_000;

/** Plain data. */
type Question = object | null;

export interface IsolatedReader {
  /** What the reader says about a frame. Rejects when it takes too long or says too much. */
  ask(frame: Frame, question: Question, timeoutMs?: number): Promise<string>;
  /** The same about one element. */
  askAbout(element: ElementHandle, question: Question): Promise<string>;
  /** The elements that the reader names, in its order. */
  pick(frame: Frame, question: Question): Promise<ElementHandle[]>;
}

/**
 * Reads pages where their scripts cannot reach: in a world that shares the document and has built-ins of its own, so that
 * nothing a page overrides can feed or break the reader. The browser library opens that world only to selector engines; a
 * reader is one whose single "element" is a sheet of paper with its answer. `source` is an expression for
 * `(root, question) => string | null | Element[]`, null for too much.
 */
export function isolatedReader(name: string, source: string): IsolatedReader {
  const engine = `(() => {
    const read = ${source};
    const decode = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    const answer = (root, text) => {
      const said = read(root, JSON.parse(new TextDecoder().decode(decode(text))));
      if (Array.isArray(said)) return said;
      const sheet = document.createElement('p');
      sheet.textContent = said === null || said.length > ${LONGEST_ANSWER} ? '!' : '=' + said;
      return [sheet];
    };
    return { queryAll: answer, query: (root, text) => answer(root, text)[0] ?? null };
  })()`;
  const registered = selectors.register(name, engine, { contentScript: true });
  // Encoded, because selectors have a grammar of their own, and so that no error repeats what was asked.
  const selector = async (question: Question) => {
    await registered;
    return `${name}=${Buffer.from(JSON.stringify(question)).toString('base64url')}`;
  };
  return {
    async ask(frame, question, timeoutMs = TIMEOUT_MS) {
      return readSheet(await frame.textContent(await selector(question), { timeout: timeoutMs }));
    },
    async askAbout(element, question) {
      const sheet = await element.$(await selector(question));
      return readSheet((await sheet?.textContent()) ?? null);
    },
    async pick(frame, question) {
      return frame.$$(await selector(question));
    },
  };
}

export class PageTooLarge extends Error {
  override name = 'PageTooLarge';
}

/** Measured on this side as well. */
function readSheet(text: string | null): string {
  if (text === null) throw new Error('the page could not be read');
  if (!text.startsWith('=') || text.length > LONGEST_ANSWER + 1)
    throw new PageTooLarge('the page is too large to be read');
  return text.slice(1);
}
