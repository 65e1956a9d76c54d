/** The address that pays a commission for a product's own address. */
export type CommissionUrl = (directUrl: string) => string;

/**
 * Follows the operator's affiliate template, in which `{url}` stands for the product's address in encoded form. Without
 * a template, and wherever it does not lead to a web address, the product's own address stands.
 */
export function createCommissionUrl(template: string | undefined): CommissionUrl {
  return (directUrl) => {
    const filled = template?.replaceAll('{url}', () => encodeURIComponent(directUrl)) ?? '';
    const address = URL.parse(filled);
    return address?.protocol === 'https:' || address?.protocol === 'http:' ? filled : directUrl;
  };
}
