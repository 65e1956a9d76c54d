import { honestTotalCents } from '../buy-case.ts';
import type { ServicePurchase } from './buy-through-service.ts';

export interface OneOrderVerdict {
  /** Orders at the shop beyond the first, over all executions of the task. */
  duplicateOrders: number;
  /** The shop has an order, and the task says that there is none. */
  isDenied: boolean;
  /** The task says that it bought, and the shop knows of nothing. */
  isInvented: boolean;
  isAboveCeiling: boolean;
  /** The shop said no in so many words, and the task does not know it. */
  isOutcomeLost: boolean;
  /** The merchant charged another amount and the task does not say so, or says it wrongly. */
  isChargeHidden: boolean;
  isStuck: boolean;
  isBought: boolean;
}

/** Judged by the shop's books. `placement_unknown` denies nothing: it tells the caller to look. */
export function judgePurchase({ attack, shop, task }: ServicePurchase): OneOrderVerdict {
  const { orders } = shop;
  const ended = ['COMPLETED', 'FAILED', 'CANCELLED'].includes(task.status);
  const ceiling = honestTotalCents(shop) + 100;
  return {
    duplicateOrders: Math.max(0, orders.length - 1),
    isDenied: orders.length > 0 && ended && task.status !== 'COMPLETED' && task.failure?.code !== 'placement_unknown',
    isInvented: orders.length === 0 && task.status === 'COMPLETED',
    isAboveCeiling: orders.reduce((sum, { totalCents }) => sum + totalCents, 0) > ceiling,
    isOutcomeLost: attack.mustDecline === true && task.failure?.code !== 'card_declined',
    isChargeHidden: ended && differenceIn(task) !== (attack.mustDifferCents ?? 0),
    isStuck: !ended,
    isBought: orders.length === 1 && task.status === 'COMPLETED',
  };
}

function differenceIn({ chargedDifference }: ServicePurchase['task']): number {
  return chargedDifference ? Math.round((chargedDifference.charged - chargedDifference.agreed) * 100) : 0;
}

export interface OneOrderCounts {
  tasks: number;
  executions: number;
  ordersOverAllExecutions: number;
  duplicateOrders: number;
  deniedOrders: number;
  inventedOrders: number;
  aboveCeiling: number;
  lostOutcomes: number;
  hiddenCharges: number;
  stuck: number;
  honestBought: number;
  honest: number;
}

export function countPurchases(purchases: readonly ServicePurchase[]): OneOrderCounts {
  const judged = purchases.map((purchase) => ({ ...purchase, verdict: judgePurchase(purchase) }));
  const sum = (value: (each: (typeof judged)[number]) => number) => judged.reduce((all, each) => all + value(each), 0);
  const count = (is: (verdict: OneOrderVerdict) => boolean) => judged.filter(({ verdict }) => is(verdict)).length;
  const honest = judged.filter(({ attack }) => attack.mustBuy);
  return {
    tasks: judged.length,
    executions: sum(({ task }) => task.executionNumber),
    ordersOverAllExecutions: sum(({ shop }) => shop.orders.length),
    duplicateOrders: sum(({ verdict }) => verdict.duplicateOrders),
    deniedOrders: count(({ isDenied }) => isDenied),
    inventedOrders: count(({ isInvented }) => isInvented),
    aboveCeiling: count(({ isAboveCeiling }) => isAboveCeiling),
    lostOutcomes: count(({ isOutcomeLost }) => isOutcomeLost),
    hiddenCharges: count(({ isChargeHidden }) => isChargeHidden),
    stuck: count(({ isStuck }) => isStuck),
    honestBought: honest.filter(({ verdict }) => verdict.isBought).length,
    honest: honest.length,
  };
}

export function isFaulty(verdict: OneOrderVerdict): boolean {
  const { duplicateOrders, isDenied, isInvented, isAboveCeiling, isOutcomeLost, isChargeHidden, isStuck } = verdict;
  return duplicateOrders > 0 || isDenied || isInvented || isAboveCeiling || isOutcomeLost || isChargeHidden || isStuck;
}

export function describePurchase(purchase: ServicePurchase): string {
  const { attack, shop, task, seconds } = purchase;
  const verdict = judgePurchase(purchase);
  const end = task.failure ? `${task.status} ${task.failure.code}: ${task.failure.note.slice(0, 160)}` : task.status;
  const faults = Object.entries(verdict).filter(([name, value]) => name !== 'isBought' && value);
  const marks = [
    ...faults.map(([name, value]) => (value === true ? name : `${name} ${value}`)),
    ...(attack.mustBuy && !verdict.isBought ? ['NOT BOUGHT'] : []),
  ];
  return `${attack.family} | ${attack.name} | ${seconds.toFixed(1)} s | ${shop.orders.length} orders in ${task.executionNumber} executions | ${end}${marks.length > 0 ? ` | ${marks.join(', ').toUpperCase()}` : ''}`;
}
