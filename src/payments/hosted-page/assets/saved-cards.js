// Cards that were saved before, and saving the card that was just entered: both need a code sent by e-mail.
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
