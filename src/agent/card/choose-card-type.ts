import { foldText } from '../../words/fold-text.ts';
import { isCardNetwork } from '../../words/payment-words.ts';
import { resolveClickTarget, resolveRef, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import type { CardField } from './card-fields.ts';
import { narrowsList, pickListEntry } from './pick-list-entry.ts';

const CLICK_MS = 1_500;

/** Some forms ask which kind of card it is: a list or a row of radio buttons that are called after card networks. */
export async function chooseCardType(
  run: Pick<Run, 'guard' | 'hooks' | 'page'>,
  view: View,
  card: readonly CardField[],
): Promise<void> {
  const frames = new Set(card.map(({ element }) => element.frame));
  const near = view.snapshot.elements.filter(
    ({ frame, visible, disabled }) => frames.has(frame) && visible && !disabled,
  );
  const list = near.find(({ tag, options }) => tag === 'select' && countNetworks(options.map(({ text }) => text)) > 1);
  const radios = near.filter(({ role }) => role === 'radio');
  const row = [...Map.groupBy(radios, ({ frame, group }) => `${frame} ${group}`).values()].find(
    (group) => countNetworks(group.map(nameOf)) > 1,
  );
  const forms = new Set(card.map(({ element }) => `${element.frame} ${element.form}`));
  const isOfCard = (each: SnapshotElement) => card.some(({ element }) => element.ref === each.ref);
  // What such a list holds shows only when it is open.
  const closed = near.filter(
    (each) => narrowsList(each) && !isOfCard(each) && each.form >= 0 && forms.has(`${each.frame} ${each.form}`),
  );
  if (!list && !row && closed.length === 0) return;
  await run.hooks.card?.type('network', 'name', async (network) => {
    if (list) await pickFromList(run, view, list, network);
    else if (row) await pickRadio(run, view, row, network);
    else for (const each of closed) await pickFromClosed(run, view, each, network);
  });
}

const nameOf = ({ label, text, value }: SnapshotElement) => label || text || value;

const countNetworks = (names: readonly string[]) => names.filter(isCardNetwork).length;

export function namesNetwork(name: string, network: string): boolean {
  const [words, wanted] = [foldText(name), foldText(network)];
  return words === wanted || words.replaceAll(' ', '') === wanted.replaceAll(' ', '') || words.startsWith(`${wanted} `);
}

async function pickFromList(run: Pick<Run, 'guard'>, view: View, list: SnapshotElement, network: string) {
  const option = list.options.find(({ text, value }) => namesNetwork(text, network) || namesNetwork(value, network));
  const handle = option && !option.selected ? await run.guard(resolveRef(view.snapshot, list.ref)) : null;
  if (handle && option)
    await run.guard(handle.selectOption(option.value, { timeout: CLICK_MS })).catch(() => undefined);
}

async function pickFromClosed(run: Pick<Run, 'guard' | 'page'>, view: View, list: SnapshotElement, network: string) {
  const handle = await run.guard(resolveRef(view.snapshot, list.ref));
  const choose = (names: readonly string[]) =>
    countNetworks(names) > 1 ? names.findIndex((name) => namesNetwork(name, network)) : -1;
  if (handle) await pickListEntry(run, handle, choose);
}

/** A page that was drawn before its scripts listen, or that moves meanwhile, misses a click: what counts is the mark. */
async function pickRadio(run: Pick<Run, 'guard'>, view: View, row: readonly SnapshotElement[], network: string) {
  const radio = row.find((each) => namesNetwork(nameOf(each), network) || namesNetwork(each.value, network));
  if (!radio || radio.checked) return;
  const [mark, target] = await run.guard(
    Promise.all([resolveRef(view.snapshot, radio.ref), resolveClickTarget(view.snapshot, radio.ref)]),
  );
  if (!mark || !target) return;
  const clicks = [
    () => target.click({ timeout: CLICK_MS }),
    () => target.click({ timeout: CLICK_MS }),
    () => target.evaluate((node) => (node as HTMLElement).click()),
  ];
  for (const click of clicks) {
    await run.guard(click().catch(() => undefined));
    if (await run.guard(mark.isChecked().catch(() => false))) return;
  }
}
