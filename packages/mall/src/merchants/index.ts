// Every shop of the mall. Order decides the ports: add new shops at the end.
import type { Merchant } from '../merchant.ts';

export const merchants: Merchant[] = [];
