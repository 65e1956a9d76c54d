/** `49.90 USD`: as many decimals as the currency has. */
export function formatMoney(amount: number, currency: string): string {
  return `${amount.toFixed(decimalsOf(currency))} ${currency}`;
}

function decimalsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
