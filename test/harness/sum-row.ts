/** A row of sums as most pages lay it out: the label to the left, the amount to the right. */
export const sumRow = (label: string, amount: string): string =>
  `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${amount}</span></div>`;
