/** A percentage is never an amount, however many decimals it has, nor is a weight: `Sales tax (8.25%)`, `Parcel (1.05 kg)`. */
export const withoutMeasures = (text: string): string => text.replace(MEASURE, '');
const MEASURE =
  /[%٪％]\s?\p{Nd}+(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٫]\p{Nd}+)?\s?(?:[%٪％]|(?:kg|lbs?|oz|кг|كجم)(?!\p{L}))/giu;
