import { type Design, type DimensionName, dimensions } from './dimensions/index.ts';
import type { Habit } from './habit.ts';
import type { Market } from './market/market.ts';
import { pickWeighted, randomOf } from './random.ts';

type AnyHabit = Habit<unknown>;

/** One habit of each dimension. The same seed draws the same habits, whatever else is in the table. */
export function drawDesign(seed: number, wanted: Partial<Record<DimensionName, string>> = {}): Design {
  const drawn = new Map<string, AnyHabit>();
  const market = drawMarket(seed, wanted.market);
  for (const [name, { habits }] of Object.entries(dimensions) as [DimensionName, { habits: readonly AnyHabit[] }][]) {
    const wish = wanted[name];
    const possible = habits.filter((habit) =>
      wish ? habit.id === wish : (habit.only?.(market) ?? true) && !clashes(drawn, name, habit),
    );
    if (possible.length === 0) throw new Error(`seed ${seed} leaves no habit for ${name}${wish ? `: ${wish}` : ''}`);
    drawn.set(name, name === 'market' ? marketHabit(habits, market) : pickWeighted(possible, randomOf(seed, name)));
  }
  return Object.fromEntries(drawn) as Design;
}

export function habitNames(design: Design): string[] {
  return Object.entries(design).map(([dimension, habit]) => `${dimension}/${habit.id}`);
}

function drawMarket(seed: number, wish: string | undefined): Market {
  const habits = dimensions.market.habits.filter((habit) => !wish || habit.id === wish);
  return pickWeighted(habits, randomOf(seed, 'market')).does;
}

function marketHabit(habits: readonly AnyHabit[], market: Market): AnyHabit {
  return habits.find((habit) => habit.id === market.locale) as AnyHabit;
}

/** Either of the two may say that they exclude each other. */
function clashes(drawn: ReadonlyMap<string, AnyHabit>, name: string, habit: AnyHabit): boolean {
  return [...drawn].some(
    ([other, { id, not }]) => not?.includes(`${name}/${habit.id}`) || habit.not?.includes(`${other}/${id}`),
  );
}
