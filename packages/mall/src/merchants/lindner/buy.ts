import type { Buy } from '../../scripted-purchase.ts';

export const buy: Buy = async (page, { productUrl, customer, card, variant = [] }) => {
  const [, street = customer.addressLine1, houseNumber = '1'] =
    /^(.*?)\s+(\d+\s*\w?)$/.exec(customer.addressLine1) ?? [];
  await page.goto(productUrl);
  for (const [index, label] of variant.entries()) await page.check(`[name=merkmal_${index}][value="${label}"]`);
  await page.click('text=In den Warenkorb');
  await page.click('text=Zur Kasse');
  await page.selectOption('#rechnung_anrede', 'Divers');
  await page.fill('#rechnung_vorname', customer.firstName);
  await page.fill('#rechnung_nachname', customer.lastName);
  await page.fill('#rechnung_strasse', street);
  await page.fill('#rechnung_hausnummer', houseNumber);
  await page.fill('#rechnung_zusatz', customer.addressLine2);
  await page.fill('#rechnung_plz', customer.postalCode);
  await page.fill('#rechnung_ort', customer.city);
  await page.fill('#email', customer.email);
  await page.fill('#email2', customer.email);
  await page.fill('#telefon', customer.phone);
  await page.uncheck('[name=newsletter]');
  await page.click('text=Weiter zu Versand');
  await page.check('[name=versandart][value=spar]');
  await page.check('[name=zahlart][value=kreditkarte]');
  await page.fill('#kk_inhaber', card.name);
  await page.fill('#kk_nummer', card.number);
  await page.selectOption('#kk_monat', card.month);
  await page.selectOption('#kk_jahr', card.year);
  await page.fill('#kk_pruefziffer', card.cvv);
  await page.click('text=Weiter zur Prüfung');
  await page.check('#agb');
  await page.click('.knopf--bestellen');
  return page.locator('.bestellnummer').innerText();
};
