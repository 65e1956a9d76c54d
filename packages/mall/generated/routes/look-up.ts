import { html } from '../../src/markup.ts';
import { json, type Reply } from '../../src/reply.ts';
import { mark } from '../truth.ts';
import type { Desk } from './desk.ts';

/** Addresses at a postcode, as a list that fills the form. */
export function lookup({ shop }: Desk): Reply {
  const { home } = shop.market;
  const [, street = home.line1, house = ''] = /^(.*?)\s+(\S+)$/.exec(home.line1) ?? [];
  const option = (line: string, name: string, number: string) => {
    const answers = { street: line, streetName: name, houseNumber: number, city: home.city, postcode: home.postcode };
    const fill = Object.fromEntries(Object.entries(answers).map(([key, value]) => [shop.nameOf(key), value]));
    return html`<option value="${JSON.stringify(fill)}">${line}, ${home.city}</option>`;
  };
  const list = html`<select class="${shop.c('select')}" aria-label="${shop.say('findAddress')}" data-lookup-list${mark('decoy:lookupList')}><option value="">${shop.say('choose')}</option>${option(`${home.line1}0`, street, `${house}0`)}${option(home.line1, street, house)}</select>`;
  return json({ swap: { lookup: list.markup } });
}
