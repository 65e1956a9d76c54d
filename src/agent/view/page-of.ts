import { createHash } from 'node:crypto';
import { signature, type View } from './view.ts';

/** Names a page as it looks to a person, without keeping anything of it. */
export function pageOf(view: View): string {
  return createHash('sha1').update(signature(view)).digest('hex');
}
