import { combinationsOf, keyOf, optionsOf } from '../combinations.ts';
import type { Shop } from '../shop.ts';
import type { Good } from '../storefront.ts';

interface Wish {
  options: Record<string, string>;
  quantity: number;
}

const counted = (text: string | null, least: number) =>
  Math.max(least, Math.min(99, Number.parseInt(text ?? '1', 10) || least));

/** What a product's form asks for, or the name of the option that is missing. */
export function readWishes(shop: Shop, good: Good, form: URLSearchParams): Wish[] | string {
  const whole = good.groups.map((group) => group.label).join(' / ');
  const joint = shop.design.variantForms.does;
  if (joint && good.groups.length > 0) {
    if (joint.counts === 'each') {
      const wishes = combinationsOf(good).flatMap((options) => {
        const quantity = counted(form.get(`qty.${keyOf(options)}`) ?? '0', 0);
        return quantity > 0 ? [{ options, quantity }] : [];
      });
      return wishes.length > 0 ? wishes : whole;
    }
    const options = optionsOf(good, form.get('variant'));
    if (!options) return whole;
    const number = joint.counts === 'button' ? `qty.${keyOf(options)}` : 'quantity';
    return [{ options, quantity: counted(form.get(number), 1) }];
  }
  const options: Record<string, string> = {};
  for (const group of good.groups) {
    const value = group.values.find(({ id }) => id === form.get(shop.nameOf(`option.${group.kind}`)));
    if (!value) return group.label;
    options[group.kind] = value.id;
  }
  return [{ options, quantity: counted(form.get('quantity'), 1) }];
}
