import { billingKeys, isBilledAlike } from '../pages/billing-part.ts';
import { hasAddress } from '../pages/blocks.ts';
import { addressFields, contactFields } from '../pages/questions.ts';
import type { Field } from '../question.ts';
import type { Shop } from '../shop.ts';
import type { Block, Visit } from '../visit.ts';
import { presetDelivery } from './desk.ts';

function fieldsOf(shop: Shop, block: Block): Field[] {
  if (block === 'contact') return contactFields(shop);
  return block === 'address' ? addressFields(shop) : [];
}

/** Keeps what the form says about these blocks. Nothing is judged here. */
export function takeAnswers(
  shop: Shop,
  visit: Visit,
  form: URLSearchParams,
  blocks: readonly Block[],
  isFinal: boolean,
): void {
  for (const block of blocks) {
    for (const { key } of fieldsOf(shop, block)) {
      const value = form.get(shop.nameOf(key));
      if (value !== null) visit.values.set(key, value.trim());
    }
  }
  if (blocks.includes('address')) {
    for (const key of billingKeys(shop)) visit.values.set(key, form.get(shop.nameOf(key))?.trim() ?? '');
    visit.values.set('billingKind', form.get(shop.nameOf('billingKind')) ?? '');
  }
  if (blocks.includes('contact')) {
    const isOpened =
      shop.design.gates.does === 'no-account'
        ? !form.has(shop.nameOf('noAccount'))
        : form.has(shop.nameOf('createAccount'));
    visit.values.set('createAccount', isOpened ? 'on' : '');
    visit.values.set('password', form.get(shop.nameOf('password')) ?? '');
  }
  if (form.get(shop.nameOf('trap'))) visit.values.set('trap', 'filled');
  const delivery = form.get(shop.nameOf('delivery'));
  const isCollected = delivery === 'pickup' && shop.design.deliveries.id === 'pickup-tabs';
  if (delivery && (isCollected || shop.deliveries.some(({ id }) => id === delivery))) visit.delivery = delivery;
  const method = form.get(shop.nameOf('method'));
  if (method) visit.method = method;
  if (form.has('ratesAsked')) visit.values.set('ratesAsked', '1');
  const extra = form.get(shop.nameOf('extra'));
  if (form.has('extraShown') || extra !== null) visit.extraTicked = shop.extra !== null && extra === 'on';
  if (isFinal) takeFinalAnswers(shop, visit, form);
  if (hasAddress(shop, visit)) presetDelivery(shop, visit);
}

function takeFinalAnswers(shop: Shop, visit: Visit, form: URLSearchParams): void {
  const tick = (key: string) => visit.values.set(key, form.has(shop.nameOf(key)) ? 'on' : '');
  for (const key of ['terms', 'privacy', 'withdrawal', 'newsletter']) tick(key);
}

/** Finds what is missing or wrong in these blocks, in the shop's words. */
export function judgeAnswers(shop: Shop, visit: Visit, blocks: readonly Block[]): boolean {
  const value = (key: string) => visit.values.get(key) ?? '';
  const complain = (key: string, text = shop.say('required')) => visit.errors.set(key, text);
  for (const block of blocks) {
    for (const field of fieldsOf(shop, block)) {
      const isUnseen =
        field.key === 'region' &&
        shop.design.regions.id === 'hidden-until-country' &&
        value('country') !== shop.market.country;
      if (field.required && !isUnseen && value(field.key) === '') complain(field.key);
      const isUnknown =
        field.kind === 'select' &&
        value(field.key) !== '' &&
        !field.options?.some(([option]) => option === value(field.key));
      if (isUnknown) complain(field.key, shop.say('fixErrors'));
      const { accepts, words } = shop.design.phoneRules.does;
      const isPhone = ['phone', 'phoneLocal', 'mobile'].includes(field.key) && value(field.key) !== '';
      if (isPhone && !accepts(value(field.key), field.key !== 'phoneLocal')) complain(field.key, shop.say(words));
    }
  }
  if (blocks.includes('contact')) {
    if (value('email') && !/^\S+@\S+\.\S+$/.test(value('email'))) complain('email', shop.say('fixErrors'));
    if (['twice', 'typed-twice'].includes(shop.design.emails.id) && value('email') !== value('emailAgain'))
      complain('emailAgain', shop.say('fixErrors'));
    if (value('createAccount') === 'on' && value('password').length < 5 && !visit.hasAccount) complain('password');
  }
  if (blocks.includes('address') && !isBilledAlike(shop, visit))
    for (const key of billingKeys(shop)) if (value(key) === '') complain(key);
  if (blocks.includes('delivery') && !visit.delivery) complain('delivery');
  if (blocks.includes('payment') && !visit.method) complain('method');
  if (visit.errors.size === 0) return true;
  const first = [...visit.errors.values()][0] ?? '';
  const text = shop.design.validation.does.isSummary
    ? `${shop.say('fixErrors')}: ${[...visit.errors.keys()].map((key) => labelOf(shop, key)).join(', ')}`
    : first;
  visit.notice = { kind: 'error', text, what: 'invalid' };
  return false;
}

function labelOf(shop: Shop, key: string): string {
  const field = [...contactFields(shop), ...addressFields(shop)].find((each) => each.key === key);
  return field?.label.trim() || shop.say(key === 'method' ? 'payment' : key === 'delivery' ? 'delivery' : 'required');
}

export function termsAreMissing(shop: Shop, visit: Visit): boolean {
  const kind = shop.design.terms.does;
  const isTicked = (key: string) => visit.values.get(key) === 'on';
  if (kind === 'three-ticks') return ['terms', 'privacy', 'withdrawal'].some((key) => !isTicked(key));
  if (kind === 'two-ticks') return !isTicked('terms') || !isTicked('privacy');
  return ['tick', 'preticked', 'dialog', 'switch', 'styled'].includes(kind) && !isTicked('terms');
}
