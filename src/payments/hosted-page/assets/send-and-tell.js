// What every part of the page uses: its settings, sending to the server, telling the page around it, showing errors.
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
