/**
 * The pages that a payment provider serves into a shop's checkout: one field or a whole form per frame. What is typed is
 * kept at the provider under the reference that the shop put into the frame's address; the shop's page never sees it.
 */
export function renderCardFrame(query: URLSearchParams): string {
  const reference = query.get('ref') ?? '';
  const fields = (query.get('fields') ?? 'number,expiry,cvc').split(',');
  const labels = (query.get('labels') ?? 'Card number|Expiration date|CVC').split('|');
  const styled = query.get('style') === 'floating';
  const inputs = fields
    .map((field, index) => {
      const label = labels[index] ?? field;
      const input = `<input data-field="${field}" name="${NAMES[field]}" autocomplete="${TOKENS[field]}" inputmode="${field === 'name' ? 'text' : 'numeric'}" placeholder="${label}" aria-label="${styled ? '' : label}" aria-required="true">`;
      return styled ? `<div class="f">${input}<label>${label}</label></div>` : `<p>${input}</p>`;
    })
    .join('');
  return `<!doctype html><html><head><meta charset="utf-8"><style>body{margin:0;font:16px sans-serif}input{width:95%;height:34px;box-sizing:border-box}p{margin:0 0 6px}.f label{position:absolute;left:-999px}</style></head><body>
<form onsubmit="return false">${inputs}</form><script>
document.querySelectorAll('input').forEach(function (input) {
  input.addEventListener('input', function () {
    if (input.dataset.field === 'expiry') {
      var digits = input.value.replace(/\\D/g, '').slice(0, 4);
      input.value = digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
    }
    if (input.dataset.field === 'number') input.value = input.value.replace(/\\D/g, '').slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
    fetch('/keep', { method: 'POST', body: new URLSearchParams({ ref: ${JSON.stringify(reference)}, field: input.dataset.field, value: input.value }) });
    parent.postMessage({ field: input.dataset.field, complete: input.value.length > 2 }, '*');
  });
});
</script></body></html>`;
}

const NAMES: Record<string, string> = { number: 'number', expiry: 'expiry', cvc: 'verification_value', name: 'name' };
const TOKENS: Record<string, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc', name: 'cc-name' };

/** The provider's verdict on a card: null when it takes it. */
export function judgeCard(card: Readonly<Record<string, string>>): 'incomplete' | 'declined' | null {
  const digits = (card.number ?? '').replace(/\D/g, '');
  const expiry = (card.expiry ?? '').replace(/\D/g, '');
  if (digits.length !== 16 || expiry !== '1231' || (card.cvc ?? '') !== '123') return 'incomplete';
  return digits === '4242424242424242' ? null : 'declined';
}
