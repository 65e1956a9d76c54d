import { detailsRequest, productDetails } from '@cartwright/contract';
import { defineTool, readOnly } from '../tool.ts';

export const getProductDetails = defineTool({
  name: 'get_product_details',
  title: 'Read a product page',
  description:
    'Reads variants, prices and availability from the live page. Use the url of a variant, and its attributes as selectedVariant, in create_checkout.',
  input: detailsRequest,
  output: productDetails,
  annotations: readOnly,
  run: async (client, input) => (await client.products.details(input)).data,
});
