/** `npm run reference`: writes docs/reference.md from the contract. A test fails when it is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReference } from './render-reference.ts';

writeFileSync(join(import.meta.dirname, '../docs/reference.md'), renderReference());
