export const formScript = `(function () {
  var root = document.querySelector('[data-form]'), need = root.dataset.required === 'true', pay = document.querySelector('[data-pay]'), card = document.querySelector('[data-card]');
  var form = { email: sessionStorage.email || '' }, step = 'profile', found = null, wrong = [], message = '', delivery = '';
  var post = function (path, body) { return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}) }).then(function (r) { return r.json(); }); };
  var masks = { document: function (d) { return d.slice(0, 11).replace(/(\\d{3})(\\d)/, '$1.$2').replace(/(\\d{3})(\\d)/, '$1.$2').replace(/(\\d{3})(\\d{1,2})$/, '$1-$2'); }, phone: function (d) { return d.slice(0, 11).replace(/^(\\d{2})(\\d)/, '($1) $2').replace(/(\\d{4,5})(\\d{4})$/, '$1-$2'); }, postalCode: function (d) { return d.slice(0, 8).replace(/^(\\d{5})(\\d)/, '$1-$2'); } };
  function field(id, name, label, hint, more) { return '<p class="input text' + (wrong.indexOf(name) >= 0 ? ' has-error' : '') + '"><label for="' + id + '">' + label + '</label><br><input id="' + id + '" name="' + name + '" value="' + (form[name] || '') + '" placeholder="' + (hint || '') + '" ' + (more || '') + '>' + (wrong.indexOf(name) >= 0 ? '<span class="help error">Campo obrigatório.</span>' : '') + '</p>'; }
  function draw() {
    root.innerHTML = '<section><h3>Dados pessoais</h3>' + (step === 'profile' ? '<p>' + form.email + '</p>' + field('client-first-name', 'firstName', 'Primeiro nome') + field('client-last-name', 'lastName', 'Último nome') + field('client-document', 'document', 'CPF' + (need ? '' : ' <small>(opcional)</small>'), '999.999.999-99', 'type="tel"') + field('client-phone', 'phone', 'Telefone', '11 99999-9999', 'type="tel"') + '<p><label><input type="checkbox" name="news" checked> Quero receber a newsletter.</label></p><button type="button" class="btn submit" id="go-to-shipping" data-to="shipping">Ir para a Entrega</button>' : '<p>' + form.firstName + ' ' + form.lastName + ' <a href="#" class="edit">alterar</a></p>') + '</section><section><h3>Entrega</h3>' + (step === 'shipping' ? field('ship-postalCode', 'postalCode', 'CEP', '', 'type="tel"') + '<a href="#" class="forgot">Não sei meu CEP</a>' + (found ? field('ship-street', 'street', 'Endereço') + field('ship-number', 'number', 'Número') + field('ship-complement', 'complement', 'Complemento <small>(opcional)</small>') + field('ship-district', 'district', 'Bairro') + '<p>' + found.city + ' - ' + found.state + '</p>' + '<fieldset><legend>Escolha o tipo de entrega</legend>' + document.querySelector('[data-deliveries]').innerHTML + '</fieldset><button type="button" class="btn submit" id="btn-go-to-payment" data-to="payment">Ir para o pagamento</button>' : '') : '') + '</section><section><h3>Pagamento</h3></section>';
    var radio = delivery && root.querySelector('[name=entrega][value=' + delivery + ']'); if (radio) radio.checked = true;
    card.hidden = step !== 'payment';
    pay.innerHTML = step === 'payment' ? (message ? '<p class="error" role="alert">' + message + '</p>' : '') + '<button type="button" class="submit btn btn-success" id="payment-data-submit">Finalizar compra</button>' : '';
  }
  document.addEventListener('input', function (event) {
    var n = event.target.name; if (!n || event.target.type === 'checkbox' || event.target.type === 'radio') return;
    if (masks[n]) event.target.value = masks[n](event.target.value.replace(/\\D/g, ''));
    form[n] = event.target.value;
    if (n === 'postalCode' && form.postalCode.length === 9 && !found) post('/api/postal-code', { cep: form.postalCode }).then(function (place) { found = place; form.street = place.street; form.district = place.district; form.city = place.city; form.state = place.state; draw(); });
  });
  document.addEventListener('change', function (event) { if (event.target.name === 'entrega') { delivery = event.target.value; post('/api/delivery', { id: delivery }).then(function (sums) { Object.keys(sums).forEach(function (key) { document.querySelector('[data-sum=' + key + ']').textContent = sums[key]; }); }); } });
  document.addEventListener('click', function (event) {
    var to = event.target.closest('[data-to]');
    if (to) { var names = step === 'profile' ? ['firstName', 'lastName', 'phone'].concat(need ? ['document'] : []) : ['postalCode', 'street', 'number', 'district']; wrong = names.filter(function (n) { return !form[n]; }); if (!wrong.length && (step === 'profile' || delivery)) step = to.dataset.to; draw(); }
    if (event.target.id === 'payment-data-submit') { event.target.disabled = true; post('/api/pay', form).then(function (answer) { if (answer.redirect) location.href = answer.redirect; else { message = answer.message; draw(); } }); }
  });
  draw();
})()`;
