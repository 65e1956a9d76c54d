(() => {
  const byId = (id) => document.getElementById(id);
  const form = byId('checkout');
  const get = (name) => form.elements[`checkout[${name}]`];
  const cash = (cents) => (cents === 0 ? 'Free' : `$${(cents / 100).toFixed(2)}`);

  function fillRegions(countryField, regionField) {
    const region = window.BN_REGIONS[countryField.value];
    regionField.innerHTML = '<option value="">Select</option>';
    for (const [code, name] of Object.entries(region.list)) regionField.add(new Option(name, code));
    return region;
  }
  function onCountry() {
    const region = fillRegions(get('country'), get('region'));
    byId('region_label').textContent = region.label;
    document.querySelector('label[for=checkout_zip]').textContent = region.postal;
    refresh();
  }

  async function refresh(promo = '') {
    const query = new URLSearchParams({
      country: get('country').value,
      region: get('region').value,
      ship: form.querySelector('[name="checkout[ship]"]:checked').value,
      promo,
    });
    const sums = await (await fetch(`/checkouts/totals?${query}`)).json();
    const line = (name, amount) => `<dt>${name}</dt><dd>${amount}</dd>`;
    byId('sums').innerHTML =
      line('Subtotal', cash(sums.subtotal)) +
      (sums.discount ? line(`Promo ${sums.promo}`, `-${cash(sums.discount)}`) : '') +
      line('Shipping', cash(sums.shipping)) +
      line('Estimated taxes', sums.tax ? cash(sums.tax) : '$0.00') +
      `<dt class="big">Total</dt><dd class="big">USD ${cash(sums.total)}</dd>`;
    byId('promo_msg').textContent = sums.promoError;
  }

  /** Offers whole addresses while the street is typed. */
  function suggestAddresses() {
    const list = byId('suggestions');
    const address = get('address1');
    let typing = 0;
    const hide = () => {
      list.hidden = true;
      address.setAttribute('aria-expanded', 'false');
    };
    const offer = (place) => {
      const item = document.createElement('li');
      item.setAttribute('role', 'option');
      item.textContent = `${place.line}, ${place.city}, ${place.region} ${place.zip}`;
      item.addEventListener('mousedown', (e) => {
        e.preventDefault();
        address.value = place.line;
        get('city').value = place.city;
        get('region').value = place.region;
        get('zip').value = place.zip;
        hide();
        refresh();
      });
      return item;
    };
    address.addEventListener('input', () => {
      clearTimeout(typing);
      typing = setTimeout(async () => {
        const found = await (await fetch(`/checkouts/suggest?q=${encodeURIComponent(address.value)}`)).json();
        if (found.length === 0 || document.activeElement !== address) return hide();
        list.replaceChildren(...found.map(offer));
        list.hidden = false;
        address.setAttribute('aria-expanded', 'true');
      }, 200);
    });
    address.addEventListener('blur', () => setTimeout(hide, 250));
    address.addEventListener('keydown', (e) => {
      if (e.key === 'Escape') hide();
    });
  }

  function watchFields() {
    get('exp').addEventListener('input', (e) => {
      const digits = e.target.value.replace(/\D/g, '').slice(0, 4);
      e.target.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
    });
    get('country').addEventListener('change', onCountry);
    get('b_country').addEventListener('change', () => fillRegions(get('b_country'), get('b_region')));
    get('region').addEventListener('change', () => refresh());
    form.addEventListener('change', (e) => {
      if (e.target.name === 'checkout[ship]') refresh();
      if (e.target.name === 'checkout[billing]') byId('billing').hidden = e.target.value === 'same';
    });
    byId('promo-open').addEventListener('click', () => {
      byId('promo').hidden = false;
      byId('promo-open').hidden = true;
      byId('promo_code').focus();
    });
    byId('promo_apply').addEventListener('click', () => refresh(byId('promo_code').value.trim()));
  }

  function stepUp(challenge) {
    const layer = document.createElement('div');
    layer.className = 'pop';
    layer.innerHTML = `<div class="pop-card"><iframe title="3-D Secure" src="${challenge.url}"></iframe></div>`;
    document.body.append(layer);
    window.addEventListener('message', function back(e) {
      if (e.origin !== location.origin || e.data !== 'brightnest:3ds') return;
      window.removeEventListener('message', back);
      layer.remove();
      send(challenge.id);
    });
  }

  async function send(challenge) {
    const button = byId('complete');
    button.disabled = true;
    button.textContent = 'Processing…';
    for (const spot of form.querySelectorAll('.f-err')) spot.textContent = '';
    byId('checkout_error').textContent = '';
    const data = new URLSearchParams(new FormData(form));
    if (challenge) data.set('checkout[challenge]', challenge);
    const response = await fetch('/checkouts/complete', { method: 'POST', body: data });
    const isJson = response.headers.get('content-type').includes('json');
    if (!isJson) {
      location.reload();
      return;
    }
    const answer = await response.json();
    if (answer.go) {
      location.assign(answer.go);
      return;
    }
    button.disabled = false;
    button.textContent = 'Complete order';
    if (answer.stepUp) return stepUp(answer.stepUp);
    for (const [id, words] of Object.entries(answer.errors ?? {})) {
      const spot = byId(`err_${id}`);
      if (spot) spot.textContent = words;
    }
    byId('checkout_error').textContent = answer.message ?? 'Please fix the errors above to continue.';
  }
  form.addEventListener('submit', (e) => {
    e.preventDefault();
    send();
  });

  suggestAddresses();
  watchFields();
  fillRegions(get('b_country'), get('b_region'));
  onCountry();
})();
