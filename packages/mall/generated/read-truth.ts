import type { Frame, Locator, Page } from 'playwright-core';

/** One element of a page opened at a shop's truth address. */
export interface Labelled {
  /** `kind:name` or `kind:name=value`; README.md lists the kinds. */
  truth: string;
  /** Address of the document that holds the element. */
  frameUrl: string;
  /** Finds the element in that document, and in its twin at the public address. */
  selector: string;
  isVisible: boolean;
  text: string;
}

export interface Seen extends Labelled {
  frame: Frame;
  /** Among the elements of its document with the same truth. */
  rank: number;
}

/** Everything that carries a truth now, in the page and in its frames, in document order. */
export async function readTruth(page: Page): Promise<Seen[]> {
  const lists = await Promise.all(
    page.frames().map(async (frame) => {
      const found = await frame.evaluate(collect).catch(() => []);
      const ranks = new Map<string, number>();
      return found.map((each) => {
        const rank = ranks.get(each.truth) ?? 0;
        ranks.set(each.truth, rank + 1);
        return { ...each, frame, frameUrl: frame.url(), rank };
      });
    }),
  );
  return lists.flat();
}

/** Runs in the page. The path counts element children, so it holds wherever the markup is the same. */
function collect(): { truth: string; selector: string; isVisible: boolean; text: string }[] {
  return [...document.querySelectorAll('[data-truth]')].map((element) => {
    const steps: string[] = [];
    for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
      steps.unshift(`${at.tagName.toLowerCase()}:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`);
    const box = element.getBoundingClientRect();
    return {
      truth: element.getAttribute('data-truth') ?? '',
      selector: ['html', ...steps].join(' > '),
      isVisible: element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0,
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
    };
  });
}

export function locate({ frame, truth, rank }: Seen): Locator {
  return frame.locator(`[data-truth="${truth}"]`).nth(rank);
}
