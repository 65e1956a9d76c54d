// The form for a new card: formats and checks what is typed, then sends it.
function formatNumber(digits, network) {
  const parts = [];
  let at = 0;
  for (const size of network?.groups ?? [4, 4, 4, 4, 3]) {
    if (at >= digits.length) break;
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  if (at < digits.length) parts.push(digits.slice(at));
  return parts.join(' ');
}

/** Rewrites a field while keeping the caret behind the same digit. */
function rewrite(input, text) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  if (input.value === text) return;
  input.value = text;
  let caret = 0;
  for (let seen = 0; seen < before && caret < text.length; caret += 1) if (/\d/.test(text[caret])) seen += 1;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

function passesLuhn(digits) {
  let sum = 0;
  [...digits].reverse().forEach((char, index) => {
    const doubled = Number(char) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

const checks = {
  number(text) {
    const digits = digitsOf(text);
    const network = networkOf(digits);
    if (digits === '') return 'number_missing';
    if (network && !network.lengths.includes(digits.length) && digits.length < Math.max(...network.lengths))
      return 'number_length';
    return network?.lengths.includes(digits.length) && passesLuhn(digits) ? null : 'number_invalid';
  },
  expiry(text) {
    if (text.trim() === '') return 'expiry_missing';
    const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
    const months = Number(year.length === 2 ? `20${year}` : year) * 12 + Number(month);
    const now = new Date();
    const current = now.getFullYear() * 12 + now.getMonth() + 1;
    if (year === '' || Number(month) < 1 || Number(month) > 12 || months > current + 300) return 'expiry_invalid';
    return months < current ? 'expiry_past' : null;
  },
  cvv(text) {
    if (digitsOf(text) === '') return 'cvv_missing';
    return digitsOf(text).length === cvvLength() ? null : 'cvv_length';
  },
  holder: (text) => (text.trim() === '' ? 'holder_missing' : null),
};
const cvvLength = () => networkOf(digitsOf(byId('number').value))?.cvvLength ?? 3;

function judge(name) {
  const code = checks[name](byId(name).value);
  setProblem(byId(name), byId(`${name}-error`), code ? textOf(code, { count: cvvLength() }) : '');
  return code === null;
}

function showNetwork() {
  const network = networkOf(digitsOf(byId('number').value));
  const list = document.querySelector('.networks');
  list.toggleAttribute('data-known', network !== null);
  for (const item of list.children) item.classList.toggle('known', item.dataset.network === network?.id);
  const text = network ? fill(words.detected, { network: network.name }) : '';
  if (byId('network').textContent !== text) byId('network').textContent = text;
  byId('cvv-hint').textContent = fill(words.cvvHint, { count: cvvLength() });
  byId('cvv').maxLength = cvvLength();
}

function watchFields() {
  const reactions = {
    number(input) {
      const network = networkOf(digitsOf(input.value));
      const longest = network ? Math.max(...network.lengths) : 19;
      rewrite(input, formatNumber(digitsOf(input.value).slice(0, longest), network));
      showNetwork();
    },
    expiry(input, event) {
      const isDeleting = event.inputType?.startsWith('delete');
      let digits = digitsOf(input.value);
      if (/^\d\s*\//.test(input.value) || (digits.length === 1 && digits > '1')) digits = `0${digits}`;
      const isLong = digits.length > 4 && /^\d{2}20/.test(digits);
      const year = digits.slice(2, isLong ? 6 : 4);
      if (digits.length > 2 || (digits.length === 2 && !isDeleting)) rewrite(input, `${digits.slice(0, 2)} / ${year}`);
      if (digits.length === 2 && !isDeleting) input.setSelectionRange(input.value.length, input.value.length);
    },
    cvv: (input) => rewrite(input, digitsOf(input.value).slice(0, cvvLength())),
    holder() {},
  };
  for (const [name, react] of Object.entries(reactions)) {
    const input = byId(name);
    input.addEventListener('input', (event) => {
      react(input, event);
      // Only what was already called wrong is judged while typing: nobody is told off for being half way.
      if (input.hasAttribute('aria-invalid')) judge(name);
    });
    input.addEventListener('blur', () => input.value !== '' && judge(name));
  }
  showNetwork();
}

async function submitCard(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const names = ['number', 'expiry', 'cvv', 'holder'];
  const wrong = names.filter((name) => !judge(name));
  if (wrong.length > 0) {
    byId('card-alert').hidden = false;
    byId('card-alert').textContent = words.problems;
    byId(wrong[0]).focus();
    return;
  }
  showAlert('card-alert', '');
  const fields = Object.fromEntries(names.map((name) => [name, byId(name).value]));
  fields.number = digitsOf(fields.number);
  const answer = await whileBusy(form.querySelector('[type=submit]'), () => send('card', { ...fields, ...wish() }));
  if (!answer.problems) return goOn(answer, 'card-alert');
  for (const { field, code } of answer.problems) {
    setProblem(byId(field), byId(`${field}-error`), textOf(code, { count: cvvLength() }));
  }
  byId(answer.problems[0].field).focus();
}
