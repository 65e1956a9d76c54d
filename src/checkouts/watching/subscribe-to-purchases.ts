import {
  type ChargeNews,
  chargeDifferences,
  type FailureNews,
  failures,
  type PhaseNews,
  phases,
  type TransitionNews,
  transitions,
} from '../lifecycle/purchase-news.ts';

export interface PurchaseWatcher {
  transition?(news: TransitionNews): void;
  failure?(news: FailureNews): void;
  chargeDiffers?(news: ChargeNews): void;
  /** The same object comes again when the phase ends. */
  phaseBegan?(news: PhaseNews): void;
  phaseEnded?(news: PhaseNews): void;
}

/** Passes the news on until the returned function is called. */
export function subscribeToPurchases(watcher: PurchaseWatcher): () => void {
  const onTransition = (news: unknown) => watcher.transition?.(news as TransitionNews);
  const onFailure = (news: unknown) => watcher.failure?.(news as FailureNews);
  const onCharge = (news: unknown) => watcher.chargeDiffers?.(news as ChargeNews);
  const onPhase = {
    start: (news: PhaseNews) => watcher.phaseBegan?.(news),
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (news: PhaseNews) => watcher.phaseEnded?.(news),
    error: () => undefined,
  };
  transitions.subscribe(onTransition);
  failures.subscribe(onFailure);
  chargeDifferences.subscribe(onCharge);
  phases.subscribe(onPhase);
  return () => {
    transitions.unsubscribe(onTransition);
    failures.unsubscribe(onFailure);
    chargeDifferences.unsubscribe(onCharge);
    phases.unsubscribe(onPhase);
  };
}
