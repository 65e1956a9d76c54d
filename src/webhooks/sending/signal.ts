export interface Signal {
  raise: () => void;
  /** Resolves at the next raise after this call, or when the time is up. */
  next(timeoutMs: number): Promise<void>;
}

export function createSignal(): Signal {
  let release: (() => void) | null = null;
  let raised = false;
  return {
    raise() {
      if (release) release();
      else raised = true;
    },
    next(timeoutMs) {
      if (raised) {
        raised = false;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => release?.(), timeoutMs);
        release = () => {
          clearTimeout(timer);
          release = null;
          resolve();
        };
      });
    },
  };
}
