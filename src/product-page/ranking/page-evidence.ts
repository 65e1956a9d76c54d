import type { CheerioAPI } from 'cheerio';
import type { ProductFacts } from '../product-facts.ts';
import type { PlainPage } from '../read-plain-page.ts';
import { readScriptValues, type ScriptValues } from './script-values.ts';

/** Everything that the sources of one page state, before deciding which to believe. */
export type PageEvidence = {
  $: CheerioAPI;
  pageUrl: string;
  currency: string | undefined;
  linked: ProductFacts | undefined;
  micro: ProductFacts | undefined;
  meta: ProductFacts;
  platform: ProductFacts;
  plain: PlainPage;
  siteName: string | undefined;
  scripts: ScriptValues;
};

export function withScripts(evidence: Omit<PageEvidence, 'scripts'>): PageEvidence {
  return { ...evidence, scripts: readScriptValues(evidence.$) };
}
