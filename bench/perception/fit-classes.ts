// Plain multinomial logistic regression over named features; the data are small and the weights are to be read.

import type { FittedWeights } from '../../src/agent/perception/fitted/weigh-features.ts';

export interface Sample {
  features: readonly string[];
  truth: string;
}

const ROUNDS = 250;
const STEP = 1.5;
/** Keeps weights near zero, so that a feature seen a few times counts for little. */
const SHRINK = 0.0005;
/** A weight below this changes nothing and only makes the file longer. */
const LEAST = 0.5;

export function fitClasses(samples: readonly Sample[]): FittedWeights {
  const classes = [...new Set(samples.map(({ truth }) => truth))].toSorted();
  const names = [...new Set(samples.flatMap(({ features }) => features))].toSorted();
  const at = new Map(names.map((name, index) => [name, index]));
  const rows = samples.map(({ features, truth }) => ({
    columns: features.map((name) => at.get(name) as number),
    truth: classes.indexOf(truth),
  }));
  // What is common must not drown what is rare.
  const counts = classes.map((_, index) => rows.filter(({ truth }) => truth === index).length);
  const importance = counts.map((count) => Math.sqrt(rows.length / classes.length / Math.max(1, count)));
  const weights = classes.map(() => new Float64Array(names.length));
  const total = rows.reduce((sum, { truth }) => sum + (importance[truth] ?? 1), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = classes.map(() => new Float64Array(names.length));
    for (const { columns, truth } of rows) {
      const shares = softmax(weights.map((each) => columns.reduce((sum, column) => sum + (each[column] ?? 0), 0)));
      for (const [index, share] of shares.entries()) {
        const push = ((index === truth ? 1 : 0) - share) * (importance[truth] ?? 1);
        const slope = slopes[index] as Float64Array;
        for (const column of columns) slope[column] = (slope[column] ?? 0) + push;
      }
    }
    for (const [index, each] of weights.entries())
      for (const column of each.keys()) {
        const now = each[column] ?? 0;
        each[column] = now + STEP * ((slopes[index]?.[column] ?? 0) / total - SHRINK * now);
      }
  }
  return Object.fromEntries(
    classes.map((name, index) => [
      name,
      Object.fromEntries(
        names.flatMap((feature, column) => {
          const weight = Number((weights[index]?.[column] ?? 0).toFixed(2));
          return Math.abs(weight) < LEAST ? [] : [[feature, weight]];
        }),
      ),
    ]),
  );
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
