/** Card numbers that only test mode accepts. They belong to nobody; each behaves as is usual at test gateways. */
export const testCards = {
  accepted: { number: '4242424242424242', words: 'Is accepted' },
  declined: { number: '4000000000000002', words: 'Is declined by the bank' },
  insufficient_funds: { number: '4000000000009995', words: 'Is declined: insufficient funds' },
  authentication: { number: '4000000000003220', words: 'The bank asks the customer for a code' },
} as const;
export type TestCardName = keyof typeof testCards;
export const testCardNames = Object.keys(testCards) as [TestCardName, ...TestCardName[]];
