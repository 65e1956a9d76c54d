import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  await page.goto(productUrl);
  for (const [index, label] of variant.entries())
    await page.locator('select[name^=opt_]').nth(index).selectOption(label);
  await page.click('input[value="Add to Basket"]');
  await page.click('input[value="Proceed to Checkout"]');
  await page.click('input[value="Continue as Guest"]');
  await page.fill('[name=ShipFirst]', customer.firstName);
  await page.fill('[name=ShipLast]', customer.lastName);
  await page.fill('[name=ShipAddr1]', customer.addressLine1);
  await page.fill('[name=ShipAddr2]', customer.addressLine2);
  await page.fill('[name=ShipCity]', customer.city);
  await page.selectOption('[name=ShipState]', customer.province);
  await page.fill('[name=ShipZip]', customer.postalCode);
  await page.fill('[name=Phone]', customer.phone);
  await page.fill('[name=Email]', customer.email);
  await page.click('input[value=Continue]');
  await page.check('[name=ShipVia][value=ground]');
  await page.click('input[value=Continue]');
  await page.fill('[name=CardNum]', card.number);
  await page.selectOption('[name=ExpMo]', card.month);
  await page.selectOption('[name=ExpYr]', card.year);
  await page.fill('[name=CVV2]', card.cvv);
  await page.fill('[name=CardName]', card.name);
  await page.click('input[value="Review Order"]');
  await page.click('input[value="Place Order"]');
  return page.locator('#orderno').innerText();
};
