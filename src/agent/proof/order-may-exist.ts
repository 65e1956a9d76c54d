import type { PressOutcome } from './place-outcome.ts';

/** Ends a preparation after a press that may have been the order. From here on nothing is pressed any more. */
export class OrderMayExist extends Error {
  override name = 'OrderMayExist';
  readonly outcome: PressOutcome;

  constructor(outcome: PressOutcome) {
    super(outcome.kind === 'placed' ? 'a press on the way was the order' : outcome.note);
    this.outcome = outcome;
  }
}
