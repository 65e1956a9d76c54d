import { CASES } from './cases.ts';
import { tryStorefronts } from './try-storefronts.ts';

tryStorefronts(CASES.slice(CASES.length / 2));
