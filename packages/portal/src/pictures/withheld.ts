/** Why steps have no picture from the card on. */
export const WITHHELD = 'No picture: the card had been typed, and a page can show it anywhere.';
