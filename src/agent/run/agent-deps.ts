import type { AgentIdentity, BrowserPool } from '../../browser/index.ts';
import type { Reader } from '../model/reader.ts';
import type { PageSnapshot } from '../perception/index.ts';
import type { RecipeStore } from '../recipes/recipe.ts';

export interface AgentDeps {
  browser: Pick<BrowserPool, 'open'>;
  recipes: RecipeStore | null;
  /** Null or absent: doubts stay doubts, and the rules decide alone. */
  reader?: Reader | null;
  /** Signs the requests to the merchant for those that ask automated visitors to say who they are. */
  identity?: AgentIdentity | null;
  /** Sites of payment providers whose own pages may ask for the card; see `mayTakeCard`. */
  paymentSites?: readonly string[];
  /** False: nothing is assumed about a shop because of the platform that it runs on. Default true. */
  platformHints?: boolean;
  /** One line per decision, without personal data. */
  log: (message: string, fields?: Record<string, unknown>) => void;
  /** Told what was seen at every look, for measurements. It holds what was typed, card and passwords excepted. */
  onLook?: (seen: PageSnapshot) => void;
}
