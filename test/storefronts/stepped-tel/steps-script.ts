export const stepsScript = `(function () {
  var box = document.querySelector('[data-steps]'), after = document.querySelector('[data-after]'), card = document.querySelector('[data-card]');
  var form = {}, left = {}, step = 1, link = false, asked = false, dial = '1', list = false, wrap = true, delivery = '', message = '';
  var lands = [['de', 'Alemania', '49'], ['es', 'España', '34'], ['us', 'Estados Unidos', '1'], ['pt', 'Portugal', '351']];
  var provinces = ['Barcelona', 'Madrid', 'Sevilla', 'Valencia'];
  var post = function (path, body) { return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (r) { return r.json(); }); };
  function field(name, label, more) { return '<p class="float"><label for="i-' + name + '">' + label + '</label><br><input id="i-' + name + '" name="' + name + '" value="' + (form[name] || '') + '" ' + (more || '') + '></p>'; }
  function tel() { return '<p><label for="i-phone">Teléfono</label><br><span class="iti"><span class="iti__flag-container"><button type="button" class="iti__selected-flag" role="combobox" aria-haspopup="listbox" aria-expanded="' + list + '" aria-label="Código de país seleccionado" title="' + lands.filter(function (l) { return l[2] === dial; })[0][1] + ': +' + dial + '">▾ +' + dial + '</button>' + (list ? '<ul class="iti__country-list" role="listbox">' + lands.map(function (l) { return '<li class="iti__country" role="option" data-dial="' + l[2] + '"><span class="iti__country-name">' + l[1] + '</span> <span class="iti__dial-code">+' + l[2] + '</span></li>'; }).join('') + '</ul>' : '') + '</span><input type="tel" id="i-phone" name="phone" value="' + (form.phone || '') + '" autocomplete="tel"></span></p>'; }
  function ok() { return step === 1 ? /.+@.+/.test(form.email || '') && left.email : step === 2 ? ['fName', 'lName', 'line1', 'zip', 'city', 'region'].every(function (n) { return form[n] && left[n]; }) && phone() : step === 3 ? Boolean(delivery) : true; }
  function phone() { var digits = (form.phone || '').replace(/\\D/g, ''); return left.phone && (/^\\+/.test(form.phone || '') ? digits.length > 10 : dial === '34' && digits.length === 9); }
  function wake() { var next = box.querySelector('.continue'); if (next) next.disabled = !ok(); }
  function done(title, text) { return '<section class="done"><h2>' + title + '</h2><p>' + text + '</p><button type="button" class="edit">Editar</button></section>'; }
  function next(label) { return '<button type="button" class="continue" disabled>' + (label || 'Continuar') + '</button>'; }
  function draw() {
    box.innerHTML = (step === 1 ? '<section><h2>1. Tu correo electrónico</h2>' + field('email', 'Correo electrónico', 'type="email" autocomplete="email"') + '<label class="styled"><input type="checkbox" name="news" checked><span>Quiero recibir novedades y ofertas</span></label><br>' + next() + '</section>' : done('1. Tu correo electrónico', form.email)) +
      (step === 2 ? '<section><h2>2. Dirección de envío</h2>' + field('fName', 'Nombre', 'autocomplete="given-name"') + field('lName', 'Apellidos', 'autocomplete="family-name"') + field('line1', 'Dirección', 'autocomplete="address-line1"') + field('line2', 'Piso, puerta (opcional)') + field('zip', 'Código postal', 'maxlength="5" inputmode="numeric"') + field('city', 'Localidad') + '<p><label for="i-region">Provincia</label><br><select id="i-region" name="region"><option value="">Provincia</option>' + provinces.map(function (p) { return '<option' + (form.region === p ? ' selected' : '') + '>' + p + '</option>'; }).join('') + '</select></p>' + tel() + '<p>País: España</p>' + next() + '</section>' : step > 2 ? done('2. Dirección de envío', form.line1 + ', ' + form.city) : '<section><h2>2. Dirección de envío</h2></section>') +
      (step === 3 ? '<section><h2>3. Opciones de envío</h2><div role="radiogroup">' + [['urgente', 'Envío urgente 24 h', '9,90 €'], ['estandar', 'Envío estándar (3-4 días)', '4,95 €']].map(function (d) { return '<label class="styled" style="display:block"><input type="radio" name="delivery" value="' + d[0] + '"' + (delivery === d[0] ? ' checked' : '') + '><span>' + d[1] + ' <b>' + d[2] + '</b></span></label>'; }).join('') + '</div><label class="styled"><input type="checkbox" name="wrap"' + (wrap ? ' checked' : '') + '><span>Envolver para regalo (+3,50 €)</span></label><br>' + next() + '</section>' : step > 3 ? done('3. Opciones de envío', delivery) : '<section><h2>3. Opciones de envío</h2></section>') +
      '<section><h2>4. Pago</h2></section>';
    card.hidden = step !== 4;
    after.innerHTML = step === 4 ? '<p>La dirección de facturación es la misma que la de envío.</p><button type="button" class="to-review">Continuar a la revisión</button>' : step === 5 ? '<section><h2>5. Revisar y comprar</h2><p>Al hacer clic en Comprar aceptas las <a href="#">condiciones de venta</a>.</p>' + (message ? '<p class="field-error" role="alert">' + message + '</p>' : '') + '<button type="button" class="buy">Comprar</button></section>' : '<section><h2>5. Revisar y comprar</h2></section>';
    if (link) { var sheet = document.createElement('div'); sheet.className = 'link-sheet'; sheet.setAttribute('role', 'dialog'); sheet.setAttribute('aria-modal', 'true'); sheet.innerHTML = '<h3>Confirma que eres tú</h3><p>Introduce el código que enviamos al teléfono acabado en 32 para pagar más rápido.</p>' + [1, 2, 3, 4, 5, 6].map(function (n) { return '<input size="1" maxlength="1" inputmode="numeric" aria-label="Dígito ' + n + '" autocomplete="one-time-code">'; }).join('') + '<p><button type="button" class="skip">Pagar sin Enlace</button></p><button type="button" class="skip" aria-label="Cerrar">×</button>'; box.appendChild(sheet); }
    wake();
  }
  function refresh() { post('/api/state', { delivery: delivery, wrap: step >= 3 && wrap ? 1 : '' }).then(function (s) { var row = function (l, v) { return v ? '<div class="summary-row"><span>' + l + '</span><span>' + v + '</span></div>' : ''; }; document.querySelector('[data-summary]').innerHTML = row('Subtotal', s.subtotal) + row('Envoltorio de regalo', s.wrap) + row('Envío', s.shipping) + row('IVA (21 %)', s.tax) + row('Total', s.total); }); }
  document.addEventListener('input', function (event) {
    var n = event.target.name; if (!n || event.target.type === 'checkbox' || event.target.type === 'radio') return;
    if (n === 'phone') event.target.value = event.target.value.replace(/[^\\d+ ]/g, '').replace(/^(\\d{3})(\\d{3})(\\d+)$/, '$1 $2 $3');
    form[n] = event.target.value; wake();
  });
  document.addEventListener('focusout', function (event) { if (event.target.name) { left[event.target.name] = true; if (event.target.name === 'email' && /@/.test(form.email || '') && !asked) { asked = true; setTimeout(function () { link = true; draw(); }, 350); } wake(); } });
  document.addEventListener('change', function (event) {
    if (event.target.name === 'delivery') { delivery = event.target.value; refresh(); }
    if (event.target.name === 'wrap') { wrap = event.target.checked; refresh(); }
    if (event.target.name === 'news') form.news = event.target.checked ? '1' : '';
    wake();
  });
  document.addEventListener('click', function (event) {
    var t = event.target, entry = t.closest('[data-dial]');
    if (t.closest('.skip')) { link = false; draw(); }
    else if (entry) { dial = entry.dataset.dial; list = false; draw(); }
    else if (t.closest('.iti__selected-flag')) { list = !list; draw(); }
    else if (t.closest('.continue')) { step += 1; draw(); refresh(); }
    else if (t.closest('.to-review')) { step = 5; draw(); }
    else if (t.closest('.buy')) { t.disabled = true; t.textContent = 'Procesando…'; post('/api/purchase', form).then(function (a) { if (a.redirect) location.href = a.redirect; else { message = a.error; draw(); } }); }
  });
  draw(); refresh();
})()`;
