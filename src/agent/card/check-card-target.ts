import type { ElementHandle } from 'playwright-core';
import { resolveRef, type SnapshotElement } from '../perception/index.ts';
import { mayTakeCard } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';

const DEEPEST_FRAME = 2;

/**
 * The last word on whether card digits may go into a field: a person must be able to see it, the page around it must be
 * the merchant's, and it must stand on the merchant's own origin or in a frame that this page embeds. A form of the
 * merchant's page that would send its fields to another site counts as leaving the site.
 */
export async function checkCardTarget(
  run: Pick<Run, 'guard' | 'page' | 'site'>,
  view: View,
  element: SnapshotElement,
): Promise<void> {
  if (!mayTakeCard(run.site, run.page.url()))
    throw new Stop('off_site_redirect', 'the card form is not on the merchant’s site');
  if (!element.visible || element.ariaHidden || element.disabled || element.box.width < 8 || element.box.height < 8) {
    throw new Stop('payment_method_unavailable', 'the card form has a hidden field');
  }
  let frame = view.snapshot.frames[element.frame];
  for (let depth = 0; frame && frame.index !== 0; depth += 1) {
    if (depth >= DEEPEST_FRAME || !frame.visible || !isSecureEnough(run, frame.url)) {
      throw new Stop('payment_method_unavailable', 'the card form is in a frame that cannot be trusted');
    }
    frame = view.snapshot.frames[frame.parent];
  }
  if (!frame) throw new Stop('payment_method_unavailable', 'the card form’s frame is gone');
  if (element.frame === 0) await checkFormTarget(run, view, element);
}

/** A frame may be less secure than the page only where the page itself is plain http. */
function isSecureEnough(run: Pick<Run, 'site'>, url: string): boolean {
  const secure = url.startsWith('https:') || url.startsWith('about:') || url.startsWith('blob:');
  return secure || (run.site.origin.startsWith('http:') && url.startsWith('http:'));
}

async function checkFormTarget(run: Pick<Run, 'guard' | 'site'>, view: View, element: SnapshotElement): Promise<void> {
  const handle = await run.guard(resolveRef(view.snapshot, element.ref));
  const action = await run.guard(
    handle?.evaluate((node) => {
      if (!(node instanceof HTMLInputElement) || !node.form) return '';
      // A field called "action" would hide the form's own property.
      return Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'action')?.get?.call(node.form) as string;
    }) ?? Promise.resolve(''),
  );
  if (
    typeof action === 'string' &&
    action !== '' &&
    !action.startsWith('javascript:') &&
    !mayTakeCard(run.site, action)
  ) {
    throw new Stop('off_site_redirect', 'the card form sends its fields to another site');
  }
}

/**
 * Asked of every control of the page itself that is pressed once a card was typed: a button may send its form elsewhere than the form says,
 * and a script may have changed the form since it was looked at.
 */
export async function checkSubmitTarget(
  run: Pick<Run, 'guard' | 'memory' | 'site'>,
  target: ElementHandle,
): Promise<void> {
  if (!run.memory.cardTyped) return;
  const action = await run.guard(target.evaluate(submitUrl)).catch(() => '');
  if (action !== '' && !action.startsWith('javascript:') && !mayTakeCard(run.site, action)) {
    throw new Stop('off_site_redirect', 'the card form would be sent to another site');
  }
}

/** Runs in the page: where pressing the control would send its form; '' when it sends none. */
export function submitUrl(node: Node): string {
  if (!(node instanceof Element)) return '';
  const control = node.closest('button, input');
  if (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) {
    if (!control.form) return '';
    if (control.hasAttribute('formaction')) return control.formAction;
    return Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'action')?.get?.call(control.form) as string;
  }
  return '';
}
