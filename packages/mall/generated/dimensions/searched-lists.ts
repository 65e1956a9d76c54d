import { html, type Markup } from '../../src/markup.ts';
import { type Attributes, attributes } from '../question.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

interface SearchedList {
  shop: Storefront;
  /** `country`, `region`. */
  what: string;
  given: Attributes;
  value: string;
  options: readonly (readonly [string, string])[];
}

/** A list that is searched by typing; what was chosen stands beside the field, which is empty again. No part has a role. */
export function searchedList({ shop, what, given, value, options }: SearchedList): Markup {
  const chosen = options.find(([code]) => code === value)?.[1];
  const named = given['aria-labelledby']
    ? { 'aria-labelledby': given['aria-labelledby'] }
    : { 'aria-label': shop.say(what) };
  return html`<div class="${shop.c('listbox')}" data-searched><input type="hidden" name="${String(given.name)}" value="${value}"><div class="${shop.c('select inline')}"><span data-shown>${chosen ?? shop.say('choose')}</span><input type="text" autocomplete="off" autocapitalize="none" spellcheck="false" class="${shop.c('search-in-list')}"${attributes({ id: given.id, ...named })}${mark(`list:${what}`)}></div><div class="${shop.c('list')}" data-menu hidden>${options.map(([code, name]) => html`<div class="${shop.c('list-item')}" data-value="${code}"${mark(`item:${what}=${code}`)}>${name}</div>`)}</div></div>`;
}
