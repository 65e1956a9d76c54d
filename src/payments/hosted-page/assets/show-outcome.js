// What happens after a card was sent: it is accepted, the bank asks for approval, or an error is shown.
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
