/** What doctor found about one thing, and how to fix it if it is wrong. */
export interface Finding {
  what: string;
  state: 'ok' | 'fail' | 'skipped';
  detail: string;
  fix?: string;
}

export class Problem extends Error {
  readonly fix: string;
  constructor(detail: string, fix: string) {
    super(detail);
    this.fix = fix;
  }
}

export interface Check {
  what: string;
  /** Resolves to a few words when all is well; throws a Problem otherwise. */
  look(): Promise<string> | string;
}

export async function runCheck({ what, look }: Check): Promise<Finding> {
  try {
    return { what, state: 'ok', detail: await look() };
  } catch (error) {
    if (error instanceof Problem) return { what, state: 'fail', detail: error.message, fix: error.fix };
    return { what, state: 'fail', detail: (error as Error).message.split('\n')[0] ?? '', fix: 'See docs/errors.md.' };
  }
}
