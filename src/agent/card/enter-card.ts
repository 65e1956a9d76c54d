import type { ElementHandle } from 'playwright-core';
import { type ActionKind, resolveRef } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { POSSIBLE } from '../view/certainty.ts';
import type { Effect } from '../view/effect.ts';
import { formSubmits } from '../view/form-submits.ts';
import { elementOf, pageScore, type View } from '../view/view.ts';
import { type CardField, cardFields, hasRivalForms } from './card-fields.ts';
import { cardSender } from './card-sender.ts';
import { checkCardTarget } from './check-card-target.ts';
import { chooseCardType } from './choose-card-type.ts';
import { guardCardPosts } from './guard-card-posts.ts';
import { findEntry, narrowsList, pickListEntry } from './pick-list-entry.ts';

/** A page that redraws itself loses the card each time. */
const MOST_ENTRIES = 4;

/** Types the card into the form that is open, field by field, each only after the gate let it pass. */
export async function enterCard(run: Run, view: View): Promise<Effect> {
  if (hasRivalForms(view)) throw new Stop('payment_method_unavailable', 'two sites ask for the card at once');
  const open = openFields(run, view);
  if (open.length === 0) return 'idle';
  if (!run.hooks.card) throw new Stop('payment_method_unavailable', 'the merchant asks for a card and none was given');
  if (!run.tries.mayTry(`card ${view.snapshot.url} ${open.map(({ part }) => part).join()}`, MOST_ENTRIES))
    return 'idle';
  await Promise.all(open.map((field) => checkCardTarget(run, view, field.element)));
  const handles = await run.guard(Promise.all(open.map(({ element }) => resolveRef(view.snapshot, element.ref))));
  // A form that is gone meanwhile has no card in it, whatever was typed: the page is looked at again.
  if (handles.includes(null)) return 'acted';
  run.memory.paymentMethod = 'card';
  run.reader?.seal();
  if (!run.memory.cardTyped) {
    const noteLeak = (host: string) => {
      run.memory.leakTo = host;
    };
    await run.guard(guardCardPosts(run, noteLeak));
  }
  run.spendAction('enter card');
  // The browser's last picture shows the page before the card.
  await run.guard(run.steps.beforeChange());
  run.browser.camera.shut();
  run.hooks.live?.hide();
  run.memory.cardTyped = true;
  for (const [index, field] of open.entries()) {
    const isWritten = await typeCardField(run, field, handles[index] ?? null).then(() => true, falseIfRedrawn(field));
    // What the page drew in its place was never looked at.
    if (!isWritten) return 'acted';
    if (isList(field)) run.memory.setCardLists.add(listKey(view, field.part));
  }
  await chooseCardType(run, view, open);
  run.steps.record('CREDIT_CARD_INPUT', `card typed into ${open.length} fields`);
  return 'acted';
}

/** What of the form lacks the card. One that came back without its number shows its first month and year again. */
export function openFields({ memory }: { memory: Pick<Run['memory'], 'setCardLists'> }, view: View): CardField[] {
  const fields = cardFields(view);
  const isAnew = fields.some(({ element, part }) => part === 'number' && !element.filled);
  return fields.filter((field) =>
    isOpen(field, isList(field) && !isAnew && memory.setCardLists.has(listKey(view, field.part))),
  );
}

/** A list shows some month and year before anybody chose one: it is open until it was set once. */
function isOpen(field: CardField, wasSet: boolean): boolean {
  const { element } = field;
  // A field that only searches a list is empty again as soon as an entry was taken.
  if (element.invalid || (!element.filled && !(wasSet && element.tag !== 'select'))) return true;
  return isList(field) && !wasSet;
}

function isList({ element, part }: CardField): boolean {
  return element.tag === 'select' || (DATE_PARTS.has(part) && narrowsList(element));
}

const DATE_PARTS: ReadonlySet<string> = new Set(['expiryMonth', 'expiryYear']);

function listKey(view: View, part: string): string {
  return `${view.snapshot.url} ${part}`;
}

async function typeCardField(
  run: Pick<Run, 'guard' | 'hooks' | 'page'>,
  field: CardField,
  handle: ElementHandle | null,
): Promise<void> {
  if (!handle || !run.hooks.card) return;
  const forms = fallbackFormats(field);
  for (const format of forms) {
    let stayed = false;
    await run.guard(
      run.hooks.card.type(field.part, format, async (text) => {
        stayed = await writeField(run, field, handle, text);
      }),
    );
    if (stayed) return;
  }
}

/** Whether the field holds the text, or the entry of its list that says the same. */
async function writeField(
  run: Pick<Run, 'guard' | 'hooks' | 'page'>,
  field: CardField,
  handle: ElementHandle,
  text: string,
): Promise<boolean> {
  if (field.element.tag === 'select') return pickOption(handle, text);
  if (isList(field)) return pickListEntry(run, handle, (entries) => findEntry(entries, text));
  return writeAndCompare(run, handle, text, !field.element.filled).catch(stopWhenGone);
}

function fallbackFormats(field: CardField): string[] {
  if (field.part === 'expiry') return [...new Set([field.format, 'MMYY', 'MM/YY', 'MM / YY', 'MM/YYYY'])];
  if (field.part === 'expiryYear') return [...new Set([field.format, field.format === 'YY' ? 'YYYY' : 'YY'])];
  if (field.part === 'expiryMonth') return ['MM', 'M'];
  return [field.format];
}

/** A card form on a product or cart page is nobody's checkout. */
export function mayEnterCard({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  if (memory.paymentMethod === 'offline') return false;
  const onCart =
    pageScore(view, 'cart') > pageScore(view, 'payment') || pageScore(view, 'product') > pageScore(view, 'payment');
  if (onCart) return false;
  return SENDS.some((kind) => offers(view, kind)) || formSubmits(view).length > 0 || cardSender(view) !== undefined;
}

const SENDS = ['placeOrder', 'continue'] as const;

/** What sends the card may be disabled until the card is there. */
function offers(view: View, kind: ActionKind): boolean {
  return view.actions.some(
    (action) => action.kind === kind && action.score >= POSSIBLE && elementOf(view, action.ref)?.visible,
  );
}

/**
 * Inserted in one go, in the same step of the page that sets the focus and checks that it stays: between two steps a
 * script could move the focus and catch the rest. Keys are used only where the field refused that, each with the same
 * check. The page itself compares; nothing is read back.
 */
async function writeAndCompare(
  run: Pick<Run, 'page'>,
  handle: ElementHandle,
  text: string,
  isEmpty: boolean,
): Promise<boolean> {
  if (!isEmpty) await clear(handle);
  await insertOrStop(handle, text);
  if (await handle.evaluate(holds, { text, emptyCounts: false })) return true;
  await clear(handle);
  for (const key of text) await insertOrStop(handle, key);
  if (await handle.evaluate(holds, { text, emptyCounts: false })) return true;
  await clear(handle);
  for (const key of text) {
    await insertOrStop(handle, '');
    await run.page.keyboard.press(key === ' ' ? 'Space' : key);
  }
  return handle.evaluate(holds, { text, emptyCounts: true });
}

/** A field whose frame goes away meanwhile is gone for good: what comes in its place was never looked at. */
function stopWhenGone(error: unknown): never {
  const gone = error instanceof Error && /context was destroyed|detached|not attached|navigat/i.test(error.message);
  if (!gone || error instanceof Stop) throw error;
  throw new FieldGone('payment_method_unavailable', 'the card form disappeared while it was being filled in');
}

class FieldGone extends Stop {}

/** A page of the merchant's own may be drawn anew for an answer that was given before: its form is then looked at again. */
function falseIfRedrawn({ element }: CardField): (error: unknown) => false {
  return (error) => {
    if (error instanceof FieldGone && element.frame === 0) return false;
    throw error;
  };
}

async function insertOrStop(handle: ElementHandle, text: string): Promise<void> {
  if (await handle.evaluate(insertAtFocus, text)) return;
  await handle.focus();
  if (!(await handle.evaluate(insertAtFocus, text)))
    throw new Stop('payment_method_unavailable', 'the card field does not keep the focus');
}

/**
 * Runs in the page. Nothing else of the page runs between the check and the insertion. False, and nothing written, when
 * the field does not keep the focus or hides when it is reached: that is no field for a card.
 */
function insertAtFocus(node: Node, text: string): boolean {
  if (!(node instanceof HTMLElement) || !node.isConnected) return false;
  node.focus();
  const root = node.getRootNode() as Document | ShadowRoot;
  const box = node.getBoundingClientRect();
  const isSeen =
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    box.width >= 8 &&
    box.height >= 8 &&
    box.right > 0 &&
    box.left < innerWidth;
  if (!isSeen || root.activeElement !== node || !document.hasFocus()) return false;
  if (text !== '') document.execCommand('insertText', false, text);
  return true;
}

async function clear(handle: ElementHandle): Promise<void> {
  await handle.evaluate((node) => {
    if (!(node instanceof HTMLInputElement) || node.value === '') return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, '');
    node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  });
}

/** Runs in the page. Some hosted fields keep what was typed out of their value; that is no refusal. */
function holds(node: Node, { text, emptyCounts }: { text: string; emptyCounts: boolean }): boolean {
  if (!(node instanceof HTMLInputElement)) return true;
  const simple = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const stays = simple(node.value) === simple(text) || (emptyCounts && node.value === '');
  if (stays) node.blur();
  return stays;
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
