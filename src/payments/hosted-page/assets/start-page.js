// Runs last: connects the forms with what they do.

/** A link that expires while its page is open says so by itself, before somebody types a card in vain. */
function watchExpiry() {
  const LONGEST_TIMER_MS = 2 ** 31 - 1;
  if (settings.openForMs > LONGEST_TIMER_MS) return;
  const showExpired = () => document.body.dataset.state === 'open' && location.reload();
  setTimeout(showExpired, Math.max(1000, settings.openForMs + 500));
}

if (settings.state === 'open') {
  watchExpiry();
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
