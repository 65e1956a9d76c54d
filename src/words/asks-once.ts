import { says } from './says.ts';

/** Whether an answer asks for a single order instead of a subscription. "Once a month" does not. */
export function asksOnce(text: string): boolean {
  return says('onlyOnce', text) && !says('recurring', text);
}
