import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  await page.goto(productUrl);
  await page.waitForSelector('.pdp');
  for (const label of variant) {
    const swatch = page.locator(`.swatch[data-v="${label}"]`);
    if ((await swatch.count()) > 0) await swatch.click();
    else {
      await page.click('.size-dd .dd__face');
      await page.click(`.size-dd [data-code="${label}"]`);
    }
  }
  await page.click('.add');
  await page.click('.drawer .cta');
  await page.fill('#f-email', customer.email);
  await page.fill('#f-name', `${customer.firstName} ${customer.lastName}`);
  await page.fill('#f-street', customer.addressLine1);
  await page.fill('#f-unit', customer.addressLine2);
  await page.fill('#f-city', customer.city);
  await page.click('#dd-state .dd__face');
  await page.click(`#dd-state [data-code=${customer.province}]`);
  await page.fill('#f-zip', customer.postalCode);
  await page.fill('#f-phone', customer.phone);
  await page.fill('#f-number', card.number);
  await page.fill('#f-expiry', `${card.month}${card.year.slice(-2)}`);
  await page.fill('#f-cvc', card.cvv);
  await page.fill('#f-holder', card.name);
  await page.click('.pay:not(.cta--off)');
  return page.locator('.order-no').innerText();
};
