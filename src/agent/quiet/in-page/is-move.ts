/** Whether an animation takes something to its place within a moment. */
export function isMove(animation: Animation): boolean {
  const LONGEST_MOVE_MS = 1_000;
  const MOVES =
    /^(all|transform|translate|scale|left|right|top|bottom|inset|margin|width|height|max|opacity|visibility)/;
  const effect = animation.effect;
  if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
  if (Number(effect.getComputedTiming().endTime) > LONGEST_MOVE_MS) return false;
  if (animation instanceof CSSTransition) return MOVES.test(animation.transitionProperty);
  return effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => MOVES.test(name)));
}
