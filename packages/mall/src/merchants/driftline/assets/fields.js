const digits = (text) => text.replace(/\D/g, '');

function luhn(number) {
  let sum = 0;
  [...number].reverse().forEach((digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

/** Each rule answers with a message, or nothing when the value will do. */
export const rules = {
  email: (value) => (/^\S+@\S+\.\S+$/.test(value) ? '' : 'Enter a valid email'),
  name: (value) => (/\S\s+\S/.test(value) ? '' : 'Enter your first and last name'),
  street: (value) => (value ? '' : 'Enter an address'),
  city: (value) => (value ? '' : 'Enter a city'),
  zip: (value, form) =>
    (form.country === 'CA' ? /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i : /^\d{5}(-\d{4})?$/).test(value) ? '' : 'Enter a valid ZIP',
  phone: (value) => (digits(value).length >= 7 ? '' : 'Enter a phone number'),
  number: (value) => (digits(value).length >= 13 && luhn(digits(value)) ? '' : 'Check your card number'),
  expiry: (value) => {
    const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(value) ?? [];
    if (!month || Number(month) < 1 || Number(month) > 12) return 'Enter a valid date';
    return new Date(2000 + Number(year), Number(month), 1) > new Date() ? '' : 'This card has expired';
  },
  cvc: (value) => (/^\d{3,4}$/.test(value) ? '' : 'Check the security code'),
  holder: (value) => (value ? '' : 'Enter the name on your card'),
};

export function numberMask(event) {
  const grouped = digits(event.target.value)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
  if (grouped !== event.target.value) event.target.value = grouped;
}

export function expiryMask(event) {
  let plain = digits(event.target.value);
  if (plain.length === 6) plain = plain.slice(0, 2) + plain.slice(4);
  plain = plain.slice(0, 4);
  const erasing = event.inputType?.startsWith('delete');
  const shown =
    plain.length > 2
      ? `${plain.slice(0, 2)} / ${plain.slice(2)}`
      : plain + (plain.length === 2 && !erasing ? ' / ' : '');
  if (shown !== event.target.value) event.target.value = shown;
}
