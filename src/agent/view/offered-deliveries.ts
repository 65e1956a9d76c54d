import { foldText } from '../../words/fold-text.ts';
import { readShippingOptions, type ShippingOption } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { isOwnAddress } from './is-own-address.ts';
import type { View } from './view.ts';

/** The deliveries to choose from. Spellings of the customer's own address are another question. */
export function offeredDeliveries({ order }: Pick<Run, 'order'>, view: View): ShippingOption[] {
  const options = readShippingOptions(view.snapshot, view.fields);
  const { shippingAddress: address } = order;
  const street = foldText(address.addressLine1).split(' ');
  const namesStreet = ({ label }: ShippingOption) => {
    const words = new Set(foldText(label).split(' '));
    return street.every((word) => words.has(word));
  };
  // The post may spell the street in its own way; one that is spelt as the customer does tells what all of them are.
  if (!options.some((option) => namesStreet(option) && isOwnAddress(option.label, address))) return options;
  return options.filter(({ label }) => !isOwnAddress(label, address));
}
