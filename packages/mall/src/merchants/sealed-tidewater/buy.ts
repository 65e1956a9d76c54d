import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  await page.goto(productUrl);
  for (const label of variant) await page.locator(`#buy input[value="${label}"]`).check();
  await page.locator('#add').click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  const field = (name: string) => page.locator(`#f-${name}`);
  await field('email').fill(customer.email);
  await field('mobile').fill(customer.phone);
  await field('country').selectOption(customer.country);
  await field('first').fill(customer.firstName);
  await field('last').fill(customer.lastName);
  await field('street').fill(customer.addressLine1);
  await field('unit').fill(customer.addressLine2);
  await field('city').fill(customer.city);
  await field('postal').fill(customer.postalCode);
  await page.locator('#province').click();
  await page.locator(`[role=option][data-code=${customer.province}]`).click();
  await page.locator('#ways input[value=parcel]').check();
  await field('pan').fill(card.number);
  await field('exp').fill(`${card.month}${card.year.slice(-2)}`);
  await field('code').fill(card.cvv);
  await field('holder').fill(card.name);
  await page.locator('#pay').click();
  return page.locator('#order-no').innerText();
};
