import { foldText } from '../../words/fold-text.ts';
import { press } from '../actions/press.ts';
import type { Run } from '../run/run.ts';
import { LIKELY } from '../view/certainty.ts';
import { layerAlone } from '../view/layer-alone.ts';
import { look } from '../view/look.ts';
import { newlyWrong } from '../view/newly-wrong.ts';
import { candidates, type View } from '../view/view.ts';

const PRESSED: ReadonlySet<string> = new Set(['button', 'link', 'clickable']);

/**
 * An order may come back below a layer that repeats what is written beside the fields that are wrong, and has one control,
 * which closes it. A layer that says anything else may ask about the order, and is left as it is. Returns the page without
 * it, or the view that was given.
 */
export async function closeComplaint(run: Run, sent: View, view: View): Promise<View> {
  const layer = layerAlone(view);
  if (!layer || layerAlone(sent)) return view;
  const [close, ...more] = layer.snapshot.elements.filter(({ role, visible }) => visible && PRESSED.has(role));
  const isAlone = more.length === 0 && layer.snapshot.elements.every((element) => element === close);
  if (!close || !isAlone || !candidates(layer, 'dismiss', LIKELY).includes(close)) return view;
  const complaints = new Set(newlyWrong(sent, view).map(({ error }) => foldText(error)));
  const words = layer.snapshot.texts.map(({ text }) => foldText(text)).filter((text) => text !== foldText(close.text));
  if (words.length === 0 || !words.every((text) => text !== '' && complaints.has(text))) return view;
  return (await press(run, view, close)) ? look(run) : view;
}
