import { money } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'USD', 'en-US');
