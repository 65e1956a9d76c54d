import { aimAt, describe } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { resolveClickTarget } from '../perception/index.ts';
import type { BeforePress } from '../proof/place-outcome.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { chooseCardAtProvider } from './choose-card-at-provider.ts';
import { findWayToPay } from './find-way-to-pay.ts';
import { withoutCaller } from './press-and-learn.ts';

const PROVIDER_MS = 20_000;
const PAUSE_MS = 150;

/**
 * From the page of an order that was taken to the provider's page that asks for its card. No card was typed yet, so that
 * nothing can be charged by the way there; it is on record all the same.
 */
export async function goToPay(caller: Run, before: View, beforePress: BeforePress): Promise<void> {
  const run = withoutCaller(caller);
  const view = await look(run);
  const way = await findWayToPay(run, view, before);
  const target = way && (await run.guard(resolveClickTarget(view.snapshot, way.ref)));
  const point = target && (await run.guard(target.evaluate(aimAt)));
  if (!point) throw new Stop('agent_stuck', 'the way to pay the order is gone');
  run.deps.log('going to pay', { control: describe(way) });
  await beforePress();
  await run.guard(run.page.mouse.click(point.x, point.y));
  // The provider may ask first how to pay.
  for (const end = Date.now() + PROVIDER_MS; Date.now() < end && !run.page.isClosed(); ) {
    const there = await look(run).catch(() => null);
    if (there && cardFields(there).length > 0) return;
    if (there) await chooseCardAtProvider(run, there, before);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
