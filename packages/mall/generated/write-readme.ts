/** Writes the table of habits into README.md: `node packages/mall/generated/write-readme.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeHabits } from './describe-habits.ts';

const path = join(import.meta.dirname, 'README.md');
const mark = '<!-- habits -->';
const [before = ''] = readFileSync(path, 'utf8').split(mark);
writeFileSync(path, `${before}${mark}\n\n${describeHabits()}\n`);
