import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  await page.goto(productUrl);
  for (const [index, label] of variant.entries()) await page.locator(`#opt-${index}`).selectOption(label);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.locator('#email').fill(customer.email);
  await page.locator('#first_name').fill(customer.firstName);
  await page.locator('#last_name').fill(customer.lastName);
  await page.locator('#address_line_1').fill(customer.addressLine1);
  await page.locator('#address_line_2').fill(customer.addressLine2);
  await page.locator('#town').fill(customer.city);
  await page.locator('#county').fill(customer.province);
  await page.locator('#postcode').fill(customer.postalCode);
  await page.locator('#country').selectOption(customer.country);
  await page.locator('#telephone').fill(customer.phone);
  await page.locator('input[name=delivery][value=tracked-48]').check();
  await page.frameLocator('#hosted-number iframe').locator('input').fill(card.number);
  await page
    .frameLocator('#hosted-expiry iframe')
    .locator('input')
    .fill(`${card.month}${card.year.slice(-2)}`);
  await page.frameLocator('#hosted-cvc iframe').locator('input').fill(card.cvv);
  await page.locator('#pay-now').click();
  return page.locator('#order-number').innerText();
};
