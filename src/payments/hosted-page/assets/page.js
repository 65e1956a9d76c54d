// The hosted page's own script. Needs no other and loads nothing. The card lives in the form's fields only and is
// cleared from them as soon as it was sent.
(() => {
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const { words, networks, token } = settings;
  const byId = (id) => document.getElementById(id);
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const isFramed = window.parent !== window;
  if (isFramed) document.body.classList.add('framed');

  for (const time of document.querySelectorAll('time')) {
    const look = { dateStyle: 'long', timeStyle: 'short' };
    time.textContent = new Intl.DateTimeFormat(settings.language, look).format(new Date(time.dateTime));
  }

  const digitsOf = (text) => text.replace(/\D/g, '');
  const networkOf = (digits) => networks.find(({ prefix }) => new RegExp(prefix).test(digits)) ?? null;

  /** Only a page of the account's own list hears of it: the browser drops a message for any other origin. */
  function tell(type) {
    const message = { type, sessionId: settings.sessionId };
    for (const origin of settings.allowedParents) {
      if (isFramed) window.parent.postMessage(message, origin);
      if (window.opener) window.opener.postMessage(message, origin);
    }
  }

  async function send(path, fields) {
    try {
      const response = await fetch(`/pay/${settings.sessionId}/${path}`, {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Page-Token': token,
        },
        body: new URLSearchParams(fields),
      });
      const answer = await response.json();
      if (answer.error === 'stale') setTimeout(() => location.reload(), 1500);
      return answer;
    } catch {
      return { error: 'offline' };
    }
  }

  const textOf = (code, values = {}) => fill(words[`error_${code}`] ?? words.error_internal, values);

  function showAlert(id, text) {
    const alert = byId(id);
    alert.hidden = text === '';
    alert.textContent = text;
    if (text !== '') alert.focus();
  }

  function setProblem(input, error, text) {
    error.textContent = text;
    if (text === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }

  async function whileBusy(button, work) {
    const label = button.textContent;
    button.disabled = true;
    button.textContent = words.working;
    try {
      return await work();
    } finally {
      button.disabled = false;
      button.textContent = label;
    }
  }

  function finish(answer) {
    for (const input of document.querySelectorAll('#enter input:not([type=hidden])')) input.value = '';
    byId('enter').hidden = true;
    byId('challenge').hidden = true;
    byId('done').hidden = false;
    byId('done-card').textContent = fill(words.completedCard, answer.card);
    document.body.dataset.state = 'completed';
    byId('done-title').focus();
    tell('payment_session.completed');
    if (answer.askCode) byId('save').hidden = false;
    else leadBack();
  }

  /** In a frame the parent decides where to go; a tab of its own goes back by itself. */
  function leadBack() {
    if (settings.returnTo && !isFramed) setTimeout(() => location.assign(settings.returnTo), 1800);
  }

  function goOn(answer, alertId) {
    if (answer.completed) return finish(answer);
    if (answer.challenge) return askForApproval(answer.challenge);
    if (answer.reload) return location.reload();
    showAlert(alertId, textOf(answer.error));
  }

  /** Whether the customer wants the card remembered. */
  const wish = () => (byId('card').elements.remember?.checked ? { remember: 'yes' } : {});

  function askForApproval(challenge) {
    byId('enter').hidden = true;
    byId('challenge').hidden = false;
    byId('challenge-text').textContent = fill(words.challengeText, challenge);
    byId('challenge-title').focus();
    const answerWith = (verdict) => async (event) => {
      const answer = await whileBusy(event.currentTarget, () =>
        send('challenge', { challenge: challenge.id, verdict, ...wish() }),
      );
      if (answer.completed) return finish(answer);
      byId('challenge').hidden = true;
      byId('enter').hidden = false;
      showAlert('card-alert', answer.declined ? fill(words.challengeDeclined, challenge) : textOf(answer.error));
    };
    byId('approve').onclick = answerWith('approve');
    byId('decline').onclick = answerWith('decline');
  }

  // ---- the card form

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
        if (digits.length > 2 || (digits.length === 2 && !isDeleting))
          rewrite(input, `${digits.slice(0, 2)} / ${year}`);
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

  // ---- saved cards

  let proof = '';

  async function sendCode(event) {
    const answer = await whileBusy(event.currentTarget, () => send('code', {}));
    if (answer.error) return showAlert('saved-alert', textOf(answer.error));
    showAlert('saved-alert', '');
    byId('saved-intro').hidden = true;
    byId('saved-sent').hidden = false;
    byId('send-code').textContent = words.sendAgain;
    byId('saved-code').hidden = false;
    byId('saved-code-input').focus();
  }

  async function proveAddress(event) {
    event.preventDefault();
    const code = digitsOf(byId('saved-code-input').value);
    const answer = await whileBusy(event.currentTarget.querySelector('[type=submit]'), () => send('proof', { code }));
    if (answer.error) return showAlert('saved-alert', textOf(answer.error));
    proof = answer.proof;
    for (const id of ['saved-sent', 'saved-code', 'send-code']) byId(id).hidden = true;
    showSavedCards(answer.cards);
  }

  function showSavedCards(cards) {
    if (cards.length === 0) {
      byId('saved-cards').hidden = true;
      return showAlert('saved-alert', words.noSaved);
    }
    showAlert('saved-alert', '');
    byId('saved-list').replaceChildren(...cards.map(describeCard));
    byId('saved-cards').hidden = false;
    byId('saved-list').querySelector('input').focus();
  }

  function describeCard(card, index) {
    const row = document.createElement('div');
    row.className = 'card-choice';
    const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'card', value: card.id });
    input.id = `saved-${index}`;
    input.checked = index === 0;
    input.dataset.cvvLength = networks.find(({ name }) => name === card.network)?.cvvLength ?? 3;
    const label = Object.assign(document.createElement('label'), { htmlFor: input.id });
    label.textContent = fill(words.cardEnding, card);
    const forget = Object.assign(document.createElement('button'), { type: 'button', className: 'link' });
    forget.textContent = words.forget;
    forget.addEventListener('click', async () => {
      const answer = await send('forget', { card: card.id, proof });
      if (answer.error) showAlert('saved-alert', textOf(answer.error));
      else showSavedCards(answer.cards);
    });
    row.append(input, label, forget);
    return row;
  }

  async function payWithSaved(event) {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = form.querySelector('input[name=card]:checked');
    const cvv = digitsOf(byId('saved-cvv').value);
    const count = chosen.dataset.cvvLength;
    const problem = cvv === '' ? 'cvv_missing' : cvv.length === Number(count) ? null : 'cvv_length';
    setProblem(byId('saved-cvv'), byId('saved-cvv-error'), problem ? textOf(problem, { count }) : '');
    if (problem) return byId('saved-cvv').focus();
    const fields = { card: chosen.value, cvv, proof };
    goOn(await whileBusy(form.querySelector('[type=submit]'), () => send('saved-card', fields)), 'saved-alert');
  }

  function openSaved() {
    const isOpen = byId('saved-panel').hidden;
    byId('saved-panel').hidden = !isOpen;
    byId('card').hidden = isOpen;
    byId('use-saved').setAttribute('aria-expanded', String(isOpen));
    byId('use-saved').textContent = isOpen ? words.useOther : words.useSaved;
  }

  // ---- remembering the card that was just entered

  async function saveCard(event) {
    event.preventDefault();
    const code = digitsOf(byId('save-code').value);
    const answer = await whileBusy(event.currentTarget.querySelector('[type=submit]'), () => send('proof', { code }));
    if (answer.error) return showAlert('save-alert', textOf(answer.error));
    endSaving(words.saved);
  }

  function endSaving(note) {
    byId('save').hidden = true;
    byId('saved-note').textContent = note;
    leadBack();
  }

  if (settings.state === 'open') {
    watchFields();
    byId('card').addEventListener('submit', submitCard);
    byId('save').addEventListener('submit', saveCard);
    byId('save-skip').addEventListener('click', () => endSaving(''));
    if (byId('saved')) {
      byId('saved').hidden = false;
      byId('use-saved').addEventListener('click', openSaved);
      byId('send-code').addEventListener('click', sendCode);
      byId('saved-code').addEventListener('submit', proveAddress);
      byId('saved-cards').addEventListener('submit', payWithSaved);
    }
    byId('number').focus({ preventScroll: true });
  }
  if (settings.state === 'completed') tell('payment_session.completed');
})();
