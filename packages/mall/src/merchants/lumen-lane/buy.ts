import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  await page.goto(productUrl);
  for (const label of variant) await page.getByRole('radio', { name: label, exact: true }).click();
  await page.locator('ll-product .add').click();
  await page.getByRole('button', { name: 'View bag' }).click();
  await page.getByRole('button', { name: 'Check out' }).click();
  const field = (name: string) => page.locator(`ll-checkout ll-text[name=${name}] input`);
  await field('email').fill(customer.email);
  await field('first').fill(customer.firstName);
  await field('last').fill(customer.lastName);
  await page.locator('ll-select[name=country] select').selectOption(customer.country);
  await field('street').fill(customer.addressLine1);
  await field('street2').fill(customer.addressLine2);
  await field('city').fill(customer.city);
  await page.locator('ll-select[name=state] select').selectOption(customer.province);
  await field('zip').fill(customer.postalCode);
  await field('phone').fill(customer.phone);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.locator('ll-delivery input[value=ground]').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await field('holder').fill(card.name);
  await field('number').fill(card.number);
  await field('exp').fill(`${card.month}${card.year.slice(-2)}`);
  await field('cvc').fill(card.cvv);
  await page.getByRole('button', { name: 'Place order' }).click();
  return page.locator('ll-thanks .num').innerText();
};
