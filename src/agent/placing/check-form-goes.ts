import type { ElementHandle } from 'playwright-core';
import { Stop } from '../run/stop.ts';

/**
 * A form that the browser itself would refuse to send is not pressed: the press would order nothing, and afterwards nobody
 * could tell that from an order whose answer was lost.
 */
export async function checkFormGoes(target: ElementHandle): Promise<void> {
  const missing = await target.evaluate(emptyAnswer);
  if (missing !== null) throw new Stop('agent_stuck', `"${missing.slice(0, 60)}" has to be filled before the order`);
}

/**
 * Runs in the page. What an empty field that keeps the button's own form from being sent is called; null where there is
 * none. Only what a person can see counts: a script may send the form whatever lies hidden in it.
 */
export function emptyAnswer(node: Node): string | null {
  // A form's own properties may be shadowed by fields of the same name.
  const own = <T>(prototype: object, name: string, of: object): T =>
    Object.getOwnPropertyDescriptor(prototype, name)?.get?.call(of);
  const isButton = node instanceof HTMLButtonElement || node instanceof HTMLInputElement;
  if (!isButton || node.type !== 'submit' || node.formNoValidate || !node.form) return null;
  const { form } = node;
  if (own<boolean>(HTMLFormElement.prototype, 'noValidate', form)) return null;
  for (const field of own<HTMLFormControlsCollection>(HTMLFormElement.prototype, 'elements', form)) {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField || !field.willValidate || !field.validity.valueMissing) continue;
    const { width, height } = field.getBoundingClientRect();
    const isShown =
      field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 2 && height > 2;
    if (isShown) return field.labels?.[0]?.textContent?.trim() || field.ariaLabel || field.name || field.type;
  }
  return null;
}
