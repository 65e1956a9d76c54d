// Runs last: connects the forms with what they do.
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
