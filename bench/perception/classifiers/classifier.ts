import type { FittedWeights } from '../../../src/agent/perception/fitted/weigh-features.ts';
import type { Sample } from '../fit-classes.ts';
import type { LabelledPage } from '../labelled-page.ts';

/** A sample with what the rules and weights set by hand make of the same thing. */
export interface JudgedSample extends Sample {
  handSet: string;
}

/** Something that the agent reads off a page, by rules set by hand or by weights fitted on labelled pages. */
export interface Classifier {
  name: string;
  /** In src/agent/perception/fitted. Absent: the rules win on pages that the fit did not see, so no weights are kept. */
  file?: string;
  /** What stands in that file. */
  inUse?: FittedWeights;
  samplesOf(page: LabelledPage): JudgedSample[];
}
