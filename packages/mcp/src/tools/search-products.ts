import { searchRequest, searchResult } from '@cartwright/contract';
import { defineTool, readOnly } from '../tool.ts';

export const searchProducts = defineTool({
  name: 'search_products',
  title: 'Search products',
  description:
    'Finds products by name, those of the given merchant first. Pass the directUrl of a result to get_product_details.',
  input: searchRequest,
  output: searchResult.shape.data,
  annotations: readOnly,
  run: async (client, input) => (await client.products.search(input)).data,
});
