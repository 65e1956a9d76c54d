import type { Dimension } from '../habit.ts';
import { randomOf } from '../random.ts';
import type { Good, OptionGroup, OptionValue } from '../storefront.ts';

interface OptionFacts {
  good: Good;
  group: OptionGroup;
  value: OptionValue;
}

const articleOf = ({ good, value }: OptionFacts) =>
  10_000 + Math.floor(randomOf('article', good.slug, value.id)() * 89_999);

export const optionTexts: Dimension<(facts: OptionFacts) => string> = {
  says: 'What a value of an option repeats beside its own name',
  habits: [
    {
      id: 'bare',
      says: 'Nothing.',
      seen: 'Dawn; WooCommerce variable.php; Sylius',
      weight: 4,
      does: ({ value }) => value.label,
    },
    {
      id: 'product-name',
      says: 'The name of the product before it.',
      seen: 'Shuup variation selects ("product - value"); Vendure variant lists; OFBiz virtual products',
      does: ({ good, value }) => `${good.name} - ${value.label}`,
    },
    {
      id: 'group-name',
      says: 'The name of the option before it.',
      seen: 'Umbraco Commerce starter kit; Ubercart attribute labels; Reaction variant buttons',
      does: ({ group, value }) => `${group.label}: ${value.label}`,
    },
    {
      id: 'article-number',
      says: 'The number of the article behind it, in brackets.',
      seen: 'TYPO3 cart back-end variants (SKU); Phoca Cart attribute values; B2B themes of OXID',
      does: (facts) => `${facts.value.label} (${articleOf(facts)})`,
    },
  ],
};
