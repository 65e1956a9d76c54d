(() => {
  const field = document.body.dataset.field;
  const channel = document.body.dataset.channel;
  const merchant = document.body.dataset.merchant;
  const box = document.querySelector('input');
  const wire = new BroadcastChannel(`cardwell-${channel}`);
  const digits = (text) => text.replace(/\D/g, '');
  const tell = (message) => window.parent.postMessage({ channel, ...message }, merchant);

  box.addEventListener('input', () => {
    if (field === 'number') {
      box.value = digits(box.value)
        .slice(0, 19)
        .replace(/(.{4})(?=.)/g, '$1 ');
    } else if (field === 'expiry') {
      const raw = digits(box.value).slice(0, 4);
      box.value = raw.length > 2 ? `${raw.slice(0, 2)} / ${raw.slice(2)}` : raw;
    } else {
      box.value = digits(box.value).slice(0, 4);
    }
    box.classList.remove('wrong');
  });
  box.addEventListener('focus', () => tell({ kind: 'focus', field, on: true }));
  box.addEventListener('blur', () => tell({ kind: 'focus', field, on: false }));

  if (field !== 'number') {
    wire.onmessage = (event) => {
      if (event.data.ask) wire.postMessage({ field, value: box.value });
      if (event.data.wrong === field) box.classList.add('wrong');
    };
    return;
  }

  let parts = {};
  let pending = false;
  const send = async () => {
    pending = false;
    const answer = await fetch('/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: digits(box.value), expiry: parts.expiry, cvc: parts.cvc }),
    });
    const outcome = await answer.json();
    if (outcome.token) {
      tell({ kind: 'token', token: outcome.token });
    } else {
      if (outcome.field === 'number') box.classList.add('wrong');
      wire.postMessage({ wrong: outcome.field });
      tell({ kind: 'invalid', message: outcome.message });
    }
  };
  wire.onmessage = (event) => {
    if (!event.data.field || !pending) return;
    parts[event.data.field] = event.data.value;
    if ('expiry' in parts && 'cvc' in parts) send();
  };
  window.addEventListener('message', (event) => {
    if (event.origin !== merchant || event.data.channel !== channel || event.data.kind !== 'tokenise') return;
    parts = {};
    pending = true;
    wire.postMessage({ ask: true });
  });
})();
