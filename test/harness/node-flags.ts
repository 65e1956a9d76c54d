/** As `npm start` and the image set them; scripts/run.mjs says why. */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--no-regexp-tier-up'];
