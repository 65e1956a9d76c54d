import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

interface Placed {
  frame: number;
  dialog: number;
}

/** Whether something stands in the same layer: a frame of the shop's own that a layer shows is a part of that layer. */
export function layerOf(view: View, element: Placed): (other: Placed) => boolean {
  const own = outermost(view, element);
  return (other) => {
    const its = outermost(view, other);
    return its.frame === own.frame && its.dialog === own.dialog;
  };
}

/** A layer that shows a frame of the shop's own in which nothing is drawn yet. */
export function isLayerUndrawn(view: View, element: Placed): boolean {
  const isInLayer = layerOf(view, element);
  return view.snapshot.frames.some(({ index, parent, foreign }) => {
    const host = hostOf(view, index);
    if (parent < 0 || foreign || !host?.visible || host.dialog < 0 || !isInLayer(host)) return false;
    const isOwn = ({ frame }: Placed) => frame === index;
    return !view.snapshot.elements.some(isOwn) && !view.snapshot.texts.some(isOwn);
  });
}

function outermost(view: View, { frame, dialog }: Placed): Placed {
  const info = view.snapshot.frames[frame];
  const host = info && info.parent >= 0 && !info.foreign ? hostOf(view, frame) : undefined;
  return host && host.dialog >= 0 ? outermost(view, host) : { frame, dialog };
}

/** The element of the page around a frame that shows it. */
function hostOf({ snapshot }: View, frame: number): SnapshotElement | undefined {
  const info = snapshot.frames[frame];
  return snapshot.elements.find(
    ({ role, frame: around, box }) =>
      role === 'frame' && around === info?.parent && box.x === info.box.x && box.y === info.box.y,
  );
}
