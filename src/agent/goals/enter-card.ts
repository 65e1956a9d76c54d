import type { ElementHandle } from 'playwright-core';
import { resolveRef } from '../perception/index.ts';
import { mayTry, type Run } from '../run.ts';
import { checkCardTarget } from '../safety/check-card-target.ts';
import { Stop } from '../stop.ts';
import type { View } from '../view.ts';
import { type CardField, cardFields } from './card-fields.ts';
import type { Goal } from './goal.ts';

/** Types the card into the form that is open, field by field, each only after the gate let it pass. */
export const enterCard: Goal = async (run, view) => {
  if (run.memory.paymentMethod === 'offline') return 'idle';
  const open = cardFields(view).filter(({ element }) => !element.filled || element.invalid);
  if (open.length === 0) return 'idle';
  if (!run.hooks.card) throw new Stop('payment_method_unavailable', 'the merchant wants a card and there is none');
  if (!mayTry(run, `card ${view.snapshot.url} ${open.map(({ part }) => part).join()}`, 2)) return 'idle';
  for (const field of open) await checkCardTarget(run, view, field.element);
  run.memory.paymentMethod = 'card';
  run.advisor?.seal();
  run.memory.cardTyped = true;
  run.browser.camera.maskEverything();
  run.spendAction('enter card');
  for (const field of open) await typeCardField(run, view, field);
  run.steps.record('CREDIT_CARD_INPUT', `card typed into ${open.length} fields`);
  return 'acted';
};

async function typeCardField(run: Run, view: View, field: CardField): Promise<void> {
  const handle = await run.guard(resolveRef(view.snapshot, field.element.ref));
  if (!handle || !run.hooks.card) return;
  const forms = fallbackFormats(field);
  for (const format of forms) {
    let stayed = false;
    await run.guard(
      run.hooks.card.type(field.part, format, async (text) => {
        stayed = field.element.tag === 'select' ? await pickOption(handle, text) : await typeAndCompare(handle, text);
      }),
    );
    if (stayed) return;
  }
}

function fallbackFormats(field: CardField): string[] {
  if (field.part === 'expiry') return [...new Set([field.format, 'MMYY', 'MM/YY', 'MM / YY', 'MM/YYYY'])];
  if (field.part === 'expiryYear') return [...new Set([field.format, field.format === 'YY' ? 'YYYY' : 'YY'])];
  if (field.part === 'expiryMonth') return ['MM', 'M'];
  return [field.format];
}

/** The comparison happens in the page, so that the text never comes back out of it. */
async function typeAndCompare(handle: ElementHandle, text: string): Promise<boolean> {
  await handle.focus();
  await handle.evaluate((node) => node instanceof HTMLInputElement && node.select());
  await handle.press('Delete', { timeout: 1_000, noWaitAfter: true });
  await handle.type(text, { timeout: 5_000, noWaitAfter: true });
  return handle.evaluate((node, typed) => {
    if (!(node instanceof HTMLInputElement)) return true;
    const simple = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
    const stays = simple(node.value) === simple(typed) || node.value === '';
    node.blur();
    return stays;
  }, text);
}

async function pickOption(handle: ElementHandle, text: string): Promise<boolean> {
  return handle.evaluate((node, wanted) => {
    if (!(node instanceof HTMLSelectElement)) return false;
    const simple = (value: string) => value.trim().toLowerCase();
    const option = [...node.options].find(
      (each) =>
        simple(each.value) === simple(wanted) ||
        simple(each.text) === simple(wanted) ||
        each.text
          .trim()
          .split(/[^0-9a-z]+/i)
          .includes(wanted) ||
        (/^\d+$/.test(each.value) && /^\d+$/.test(wanted) && Number(each.value) === Number(wanted)),
    );
    if (!option) return false;
    node.value = option.value;
    node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    node.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }, text);
}
