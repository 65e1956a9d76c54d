import { type FittedWeights, weighFeatures } from '../../src/agent/perception/fitted/weigh-features.ts';
import type { Classifier, JudgedSample } from './classifiers/classifier.ts';
import { controls } from './classifiers/controls.ts';
import { messages } from './classifiers/messages.ts';
import { options } from './classifiers/options.ts';
import { pages as pageKinds } from './classifiers/pages.ts';
import { rows } from './classifiers/rows.ts';
import { fitClasses } from './fit-classes.ts';
import type { LabelledPage } from './labelled-page.ts';

export const classifiers: readonly Classifier[] = [controls, pageKinds, rows, options, messages];

export interface Reading {
  /** Share of what is of the class that was read as such. */
  found: number;
  /** Share of what was read as the class that is of it. Null: nothing was. */
  right: number | null;
}

export interface Comparison {
  samples: number;
  /** Shares read correctly: by fitted weights, and by the rules and weights set by hand. */
  fitted: number;
  handSet: number;
  classes: Record<string, { samples: number; fitted: Reading; handSet: Reading }>;
}

/** What a classifier makes of the pages that its weights were fitted on, and of others. */
export interface Comparisons {
  seen: Comparison;
  unseen: Comparison;
  /** Of the seen pages those in every second language, by a fit on the others. */
  unseenLanguages: Comparison;
}

export function compareFit(samples: readonly JudgedSample[], weights: FittedWeights): Comparison {
  const judged = samples.map(({ truth, handSet, features }) => ({
    truth,
    handSet,
    fitted: weighFeatures(features, weights)[0]?.kind ?? 'other',
  }));
  const reading = (by: 'fitted' | 'handSet', name: string): Reading => {
    const of = judged.filter(({ truth }) => truth === name);
    const read = judged.filter((each) => each[by] === name);
    const both = of.filter((each) => each[by] === name).length;
    return { found: share(both, of.length), right: read.length === 0 ? null : share(both, read.length) };
  };
  return {
    samples: judged.length,
    fitted: share(judged.filter(({ fitted, truth }) => fitted === truth).length, judged.length),
    handSet: share(judged.filter(({ handSet, truth }) => handSet === truth).length, judged.length),
    classes: Object.fromEntries(
      [...Map.groupBy(judged, ({ truth }) => truth)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, all]) => [
          name,
          { samples: all.length, fitted: reading('fitted', name), handSet: reading('handSet', name) },
        ]),
    ),
  };
}

export function compareOnUnseen(
  { samplesOf }: Classifier,
  weights: FittedWeights,
  seen: readonly LabelledPage[],
  unseen: readonly LabelledPage[],
): Comparisons {
  const languages = [...new Set(seen.map(({ language }) => language))].toSorted();
  const left = new Set(languages.filter((_, index) => index % 2 === 0));
  const [others = [], leftOut = []] = [false, true].map((isLeft) =>
    seen.filter(({ language }) => left.has(language) === isLeft).flatMap(samplesOf),
  );
  return {
    seen: compareFit(seen.flatMap(samplesOf), weights),
    unseen: compareFit(unseen.flatMap(samplesOf), weights),
    unseenLanguages: compareFit(leftOut, fitClasses(others)),
  };
}

function share(some: number, all: number): number {
  return Number((some / Math.max(1, all)).toFixed(4));
}
