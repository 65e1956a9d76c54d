import type { ShopCase } from './shop-case.ts';

/** Whether the shop is still to be given a telephone number in digits alone. */
export function wantsDigits({ rules, state }: ShopCase): boolean {
  return rules.asksForDigits !== undefined && /\D/.test(state.details.phone ?? '');
}

/** The page with the field of the number marked, and the complaint below it. */
export function markPhone(page: string): string {
  const marked =
    '<input aria-invalid="true" aria-describedby="digits" id="phone"$1<span id="digits" class="error">Numbers only</span>';
  return page.replace(/<input id="phone"([^>]*>)/, marked);
}
