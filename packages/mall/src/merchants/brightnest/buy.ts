import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  await page.addLocatorHandler(page.locator('#pop .pop-x'), (close) => close.click());
  await page.goto(productUrl);
  await page.click('[data-cookies=necessary]');
  for (const label of variant) await page.click(`.chips input[value="${label}"] + label`);
  await page.click('button[value=buy]');
  await page.fill('#checkout_email', customer.email);
  await page.fill('#checkout_first', customer.firstName);
  await page.fill('#checkout_last', customer.lastName);
  await page.fill('#checkout_address1', customer.addressLine1);
  await page.fill('#checkout_address2', customer.addressLine2);
  await page.fill('#checkout_city', customer.city);
  await page.selectOption('#checkout_region', customer.province);
  await page.fill('#checkout_zip', customer.postalCode);
  await page.fill('#checkout_phone', customer.phone);
  await page.check('[name="checkout[ship]"][value=saver]');
  await page.fill('#checkout_card', card.number);
  await page.fill('#checkout_exp', `${card.month}${card.year.slice(-2)}`);
  await page.fill('#checkout_code', card.cvv);
  await page.fill('#checkout_holder', card.name);
  await page.click('#complete');
  return page.locator('.conf').innerText();
};
