import { type ElementHandle, type Frame, selectors } from 'playwright-core';

/**
 * The longest answer that a reader may give. A whole page's description is a few hundred kilobytes; what is longer is no
 * page for people.
 */
const LONGEST_ANSWER = 6 * 2 ** 20;
const TIMEOUT_MS = 10_000;

export interface IsolatedReader {
  /** What the reader says about a frame. Rejects when it takes too long or says too much. */
  ask(frame: Frame, argument: string, timeoutMs?: number): Promise<string>;
  /** The same about one element. */
  askAbout(element: ElementHandle, argument: string): Promise<string>;
  /** The elements that the reader names, in its order. */
  pick(frame: Frame, argument: string): Promise<ElementHandle[]>;
}

/**
 * Reads pages where their scripts cannot reach: in a world that shares the document and has built-ins of its own, so that
 * nothing a page overrides can feed or break the reader. The browser library opens that world only to selector engines; a
 * reader is one whose single "element" is a sheet of paper with its answer. `source` is an expression for
 * `(root, argument) => string | null | Element[]`, null for too much; arguments are plain words and figures.
 */
export function isolatedReader(name: string, source: string): IsolatedReader {
  const engine = `(() => {
    const read = ${source};
    const answer = (root, argument) => {
      const said = read(root, argument);
      if (Array.isArray(said)) return said;
      const sheet = document.createElement('p');
      sheet.textContent = said === null || said.length > ${LONGEST_ANSWER} ? '!' : '=' + said;
      return [sheet];
    };
    return { queryAll: answer, query: (root, argument) => answer(root, argument)[0] ?? null };
  })()`;
  const registered = selectors.register(name, engine, { contentScript: true });
  const selector = async (argument: string) => {
    await registered;
    return `${name}=${argument}`;
  };
  return {
    async ask(frame, argument, timeoutMs = TIMEOUT_MS) {
      return readSheet(await frame.textContent(await selector(argument), { timeout: timeoutMs }));
    },
    async askAbout(element, argument) {
      const sheet = await element.$(await selector(argument));
      return readSheet((await sheet?.textContent()) ?? null);
    },
    async pick(frame, argument) {
      return frame.$$(await selector(argument));
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
