import type { ElementHandle } from 'playwright-core';
import { resolveClickTarget, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run.ts';
import type { View } from '../view.ts';

const CLICK_TIMEOUT_MS = 1_500;

/** Clicks as a person would. False when the element is gone. What it did is judged by the next look, not here. */
export async function press(run: Run, view: View, element: SnapshotElement): Promise<boolean> {
  run.spendAction(`press ${describe(element)}`);
  const target = await run.guard(resolveClickTarget(view.snapshot, element.ref));
  if (!target) return false;
  await run.guard(run.steps.pictureTaken());
  await run.guard(target.evaluate(stayInTab)).catch(() => undefined);
  return run.guard(clickOrScript(target));
}

/** A checkout in a second tab would be out of sight. */
function stayInTab(node: Element): void {
  const holder = node.closest('a[target], form[target]') ?? node.closest('form');
  if (holder && holder.getAttribute('target') !== '_self') holder.removeAttribute('target');
}

async function clickOrScript(target: ElementHandle): Promise<boolean> {
  try {
    await target.click({ timeout: CLICK_TIMEOUT_MS, noWaitAfter: true });
    return true;
  } catch {
    // Sticky bars and half-closed layers swallow real clicks that the page itself would accept.
    return target
      .evaluate((node) => (node as HTMLElement).click())
      .then(
        () => true,
        () => false,
      );
  }
}

/** Short and free of personal data: what the page itself calls the control. */
export function describe(element: SnapshotElement): string {
  const name = element.text || element.label || element.ariaLabel || element.name || element.id;
  return `${element.role} "${name.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
}
