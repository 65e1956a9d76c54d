export const overlayScript = `(function () {
  var layer = document.getElementById('snip'), view = layer.querySelector('[data-view]'), below = layer.querySelector('[data-below]'), card = layer.querySelector('[data-card]');
  var state = { lines: [] }, form = {}, rates = null, open = '', message = '', done = '', busy = false, wrong = {};
  var euro = function (minor) { return '€ ' + (minor / 100).toFixed(2).replace('.', ','); };
  var lands = ['België', 'Duitsland', 'Nederland'];
  function call(path, body) { return fetch('/api/' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}) }).then(function (r) { return r.json(); }); }
  function load(path, body) { return call(path, body).then(function (next) { state = next; draw(); }); }
  function field(name, label, hint) { return '<div class="snip-field"><label class="snip-label" for="snip-' + name + '">' + label + '</label><br><input class="snip-input" id="snip-' + name + '" name="' + name + '" value="' + (form[name] || '') + '" autocomplete="off"' + (wrong[name] ? ' aria-invalid="true"' : '') + '>' + (hint || '') + (wrong[name] ? '<p class="snip-error">Dit veld is verplicht</p>' : '') + '</div>'; }
  function lines(edit) { return '<ul class="snip-items" style="list-style:none;padding:0">' + state.lines.map(function (l, at) { return '<li class="snip-item snip-row"><div><h2 class="snip-item-name" style="font-size:18px">' + l.title + '</h2>' + (l.variant ? '<p>Formaat: ' + l.variant + '</p>' : '') + '</div>' + (edit ? '<div class="snip-quantity"><button type="button" data-step="-1" data-at="' + at + '" aria-label="Aantal verlagen">−</button> <span class="snip-quantity-value">' + l.quantity + '</span> <button type="button" data-step="1" data-at="' + at + '" aria-label="Aantal verhogen">+</button></div>' : '<span>Aantal: ' + l.quantity + '</span>') + '<div class="snip-item-price">' + euro(l.price * l.quantity) + '</div>' + (edit ? '<button type="button" data-drop="' + at + '" data-count="' + l.quantity + '" title="Verwijderen" aria-label="Verwijder ' + l.title + '"><svg width="12" height="12"></svg></button>' : '') + '</li>'; }).join('') + '</ul>'; }
  function sums() { return '<footer class="snip-summary"><div class="snip-row"><span>Subtotaal</span><span>' + euro(state.subtotal) + '</span></div>' + (state.delivery ? '<div class="snip-row"><span>Verzending (' + state.delivery.title + ')</span><span>' + euro(state.delivery.price) + '</span></div>' : '') + '<div class="snip-row"><span>Btw (21%)</span><span>' + euro(state.tax) + '</span></div><div class="snip-row" style="font-weight:bold"><span>Totaal</span><span>' + euro(state.total) + '</span></div></footer>'; }
  function top(title) { return '<header class="snip-row"><a href="#/" class="snip-close" aria-label="Winkelwagen sluiten">‹ Verder winkelen</a><h1 style="font-size:22px">' + title + '</h1></header>'; }
  function draw() {
    var at = location.hash; layer.hidden = at.indexOf('#/') !== 0 || at === '#/';
    var count = document.querySelector('.snip-items-count'); count.textContent = state.lines.reduce(function (n, l) { return n + l.quantity; }, 0);
    card.hidden = at !== '#/betaling' || Boolean(done); below.innerHTML = '';
    if (done) view.innerHTML = '<h1>Bedankt voor je bestelling</h1><p>Bestelnummer: <strong>' + done + '</strong></p><p>Je ontvangt een bevestiging per e-mail.</p>';
    else if (at === '#/cart') view.innerHTML = top('Winkelwagen') + (state.lines.length ? lines(true) + '<div class="snip-row"><span>Subtotaal</span><span>' + euro(state.subtotal) + '</span></div><p>Verzendkosten en btw worden bij het afrekenen berekend.</p><button type="button" class="snip-btn" data-go="#/gegevens">Afrekenen</button>' : '<p>Je winkelwagen is leeg.</p>');
    else if (at === '#/gegevens') view.innerHTML = top('Factuurgegevens') + '<form novalidate data-form>' + field('naam', 'Naam') + field('email', 'E-mailadres') + field('adres', 'Straat + huisnummer') + field('adres2', 'Appartement, eenheid (optioneel)') + field('plaats', 'Plaats') + '<div class="snip-field" style="position:relative"><span class="snip-label" id="land-label">Land</span><br><button type="button" class="snip-select" role="combobox" aria-haspopup="listbox" aria-expanded="' + (open === 'land') + '" aria-labelledby="land-label" data-open="land">' + (form.land || 'Kies een land') + '</button>' + (open === 'land' ? '<ul class="snip-list" role="listbox">' + lands.map(function (l) { return '<li role="option" data-land="' + l + '">' + l + '</li>'; }).join('') + '</ul>' : '') + (wrong.land ? '<p class="snip-error">Dit veld is verplicht</p>' : '') + '</div>' + field('postcode', 'Postcode') + '<div class="snip-field"><label><input type="checkbox" checked> Gebruik dit adres ook voor de verzending</label></div><button type="submit" class="snip-btn">Verder naar verzending</button></form>';
    else if (at === '#/verzending') view.innerHTML = top('Verzendmethode') + (rates ? '<div role="radiogroup" aria-label="Verzendmethode">' + rates.map(function (r) { return '<div class="snip-row"><label><input type="radio" name="methode" value="' + r.id + '"' + (state.delivery && state.delivery.id === r.id ? ' checked' : '') + '> ' + r.title + '</label><span>' + euro(r.price) + '</span></div>'; }).join('') + '</div><button type="button" class="snip-btn" data-go="#/betaling"' + (state.delivery ? '' : ' disabled') + '>Verder naar betaling</button>' : '<p role="status">Verzendkosten worden berekend…</p>');
    else if (at === '#/betaling') { view.innerHTML = top('Betaling') + lines(false) + sums(); below.innerHTML = (message ? '<p class="snip-error" role="alert">' + message + '</p>' : '') + '<button type="button" class="snip-btn" data-pay ' + (busy ? 'disabled' : '') + '>' + (busy ? 'Bezig…' : 'Bestelling plaatsen') + '</button>'; }
  }
  document.addEventListener('input', function (event) { if (event.target.name && event.target.name !== 'methode') form[event.target.name] = event.target.value; });
  document.addEventListener('change', function (event) { if (event.target.name === 'methode') load('delivery', { id: event.target.value }); });
  document.addEventListener('submit', function (event) {
    event.preventDefault(); wrong = {};
    ['naam', 'email', 'adres', 'plaats', 'land', 'postcode'].forEach(function (name) { if (!form[name]) wrong[name] = true; });
    if (Object.keys(wrong).length) return draw();
    location.hash = '#/verzending'; call('rates').then(function (list) { rates = list; draw(); });
  });
  document.addEventListener('click', function (event) {
    var hit = function (name) { return event.target.closest('[data-' + name + ']'); }, el;
    if ((el = event.target.closest('.snip-add-item'))) { var chosen = document.getElementById('f'); call('add', { slug: el.dataset.itemId, variant: chosen ? chosen.value : '' }).then(function (next) { state = next; location.hash = '#/cart'; draw(); }); }
    else if ((el = hit('land'))) { form.land = el.dataset.land; open = ''; draw(); }
    else if ((el = hit('open'))) { open = open ? '' : el.dataset.open; draw(); }
    else if ((el = hit('step'))) load('line', { at: el.dataset.at, step: el.dataset.step });
    else if ((el = hit('drop'))) load('line', { at: el.dataset.drop, step: -Number(el.dataset.count) });
    else if ((el = hit('go'))) location.hash = el.dataset.go;
    else if (hit('pay')) { busy = true; draw(); call('pay', form).then(function (answer) { busy = false; message = answer.message || ''; done = answer.number || ''; draw(); }); }
  });
  window.addEventListener('hashchange', draw);
  load('state');
})()`;
