(() => {
  const form = document.getElementById('one-page-checkout');
  if (!form) return;
  const providerOrigin = form.dataset.provider;
  const button = document.getElementById('pay-now');
  const problems = document.getElementById('checkout-problems');
  const channel = form.dataset.channel;

  const showProblems = (list) => {
    problems.innerHTML = '';
    problems.hidden = list.length === 0;
    if (list.length === 0) return;
    const ul = document.createElement('ul');
    for (const text of list) {
      const li = document.createElement('li');
      li.textContent = text;
      ul.append(li);
    }
    problems.append(ul);
    problems.scrollIntoView({ block: 'center' });
  };

  let asked = 0;
  const requote = async () => {
    asked += 1;
    const mine = asked;
    const body = new URLSearchParams();
    const chosen = form.querySelector('input[name="delivery"]:checked');
    if (chosen) body.set('delivery', chosen.value);
    body.set('country', form.elements.country.value);
    const answer = await fetch('/checkout/quote', { method: 'POST', body });
    const quote = await answer.json();
    if (mine !== asked) return;
    for (const [key, text] of Object.entries(quote.figures)) {
      const target = document.querySelector(`[data-figure="${key}"]`);
      if (target) target.textContent = text;
    }
    document.getElementById('discount-row').hidden = !quote.hasDiscount;
    for (const [id, text] of Object.entries(quote.deliveryPrices)) {
      const target = document.querySelector(`[data-delivery-price="${id}"]`);
      if (target) target.textContent = text;
    }
  };
  form.addEventListener('change', (event) => {
    if (event.target.name === 'delivery' || event.target.name === 'country') requote();
    if (event.target.id === 'billing-same') {
      const block = document.getElementById('billing-block');
      block.hidden = event.target.checked;
      for (const el of block.querySelectorAll('input,select')) el.disabled = event.target.checked;
    }
  });

  document.getElementById('voucher-apply').addEventListener('click', async () => {
    const code = document.getElementById('voucher').value.trim();
    if (!code) return;
    const answer = await fetch('/checkout/voucher', { method: 'POST', body: new URLSearchParams({ code }) });
    const outcome = await answer.json();
    document.getElementById('voucher-message').textContent = outcome.message;
    requote();
  });

  let waiting = null;
  window.addEventListener('message', (event) => {
    if (event.origin !== providerOrigin || !event.data || event.data.channel !== channel) return;
    if (event.data.kind === 'token' && waiting) waiting.resolve(event.data.token);
    if (event.data.kind === 'invalid' && waiting) waiting.reject(new Error(event.data.message));
    if (event.data.kind === 'focus') {
      document.getElementById(`hosted-${event.data.field}`).style.borderColor = event.data.on ? '#3f5b49' : '';
    }
  });
  const tokenise = () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      const frame = document.querySelector('#hosted-number iframe');
      frame.contentWindow.postMessage({ channel, kind: 'tokenise' }, providerOrigin);
      setTimeout(() => reject(new Error('The payment provider did not answer. Please try again.')), 15000);
    });

  const post = async (path) => {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    return answer.json();
  };

  /** Says what is wrong, or where to go next. */
  async function placeOrder() {
    const verdict = await post('/checkout/validate');
    if (verdict.problems.length > 0) return verdict;
    form.elements.payment_token.value = await tokenise();
    return post('/checkout');
  }

  let busy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    if (!form.reportValidity()) return;
    busy = true;
    button.disabled = true;
    button.textContent = 'Processing your order…';
    const outcome = await placeOrder().catch((error) => ({ problems: [error.message] }));
    if (outcome.next) {
      window.location.href = outcome.next;
      return;
    }
    showProblems(outcome.problems);
    busy = false;
    button.disabled = false;
    button.textContent = button.dataset.label;
  });
  requote();
})();
