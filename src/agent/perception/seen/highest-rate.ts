/** No ordinary tax on goods is higher. */
export const HIGHEST_RATE = 0.3;
