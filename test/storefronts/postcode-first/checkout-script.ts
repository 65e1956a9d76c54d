export const CHECKOUT_SCRIPT = `
var app = document.getElementById('app');
var state = { deliveries: null, place: null, delivery: '' };
function send(path, body) {
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (answer) { return answer.json(); });
}
function field(name, label, value, type) {
  return '<div class="field"><label for="' + name + '">' + label + '</label><input id="' + name + '" name="' + name + '" type="' + (type || 'text') + '" value="' + (value || '') + '"></div>';
}
function show(rows) {
  document.getElementById('sums').innerHTML = '<table>' + rows.map(function (row) { return '<tr><td>' + row[0] + '</td><td>' + row[1] + '</td></tr>'; }).join('') + '</table>';
}
function values(form) { return Object.fromEntries(new FormData(form)); }
function wrong(form, text) { form.querySelector('.error').textContent = text; }
function contact() {
  app.innerHTML = '<form id="contact"><h2>Contato</h2>' + field('email', 'E-mail', '', 'email') + '<label><input type="checkbox" name="news"> Quero receber ofertas e novidades por e-mail</label><h2>Entrega</h2>' + field('cep', 'CEP', '', 'tel') + '<p class="error" role="alert"></p><button type="submit">Continuar</button></form>';
  var form = document.getElementById('contact');
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    send('/checkout/cep', values(form)).then(function (answer) {
      if (answer.error) return wrong(form, answer.error);
      state.deliveries = answer.deliveries; state.place = answer.place; show(answer.sums); delivery();
    });
  });
}
function delivery() {
  app.innerHTML = '<p>' + 'CEP informado <a href="#" id="back">Alterar</a></p><form id="ways"><h2>Envio a domicílio</h2>' + state.deliveries.filter(function (one) { return !one.pickup; }).map(way).join('') + '<h2>Retirar por</h2>' + state.deliveries.filter(function (one) { return one.pickup; }).map(way).join('') + '</form><div id="who"></div>';
  document.getElementById('back').addEventListener('click', function (event) { event.preventDefault(); contact(); });
  app.querySelectorAll('[name=way]').forEach(function (radio) {
    radio.addEventListener('change', function () {
      state.delivery = radio.value;
      send('/checkout/frete', { delivery: radio.value }).then(function (answer) { show(answer.sums); recipient(); });
    });
  });
}
function way(one) {
  return '<label style="display:block"><input type="radio" name="way" value="' + one.id + '"> <span>' + one.title + '</span><br><small>Chega entre 3 e 6 dias úteis</small> <strong>' + one.price + '</strong></label>';
}
function recipient() {
  var place = state.place;
  document.getElementById('who').innerHTML = '<form id="recipient"><h2>Dados do destinatário</h2>' + field('nome', 'Nome') + field('sobrenome', 'Sobrenome') + field('telefone', 'Telefone', '', 'tel') + field('endereco', 'Endereço', place.street) + field('numero', 'Número') + '<label><input type="checkbox" id="sn"> Sem número</label>' + field('complemento', 'Complemento (opcional)') + field('bairro', 'Bairro', place.district) + field('cidade', 'Cidade', place.city) + '<p>Estado: ' + place.state + '</p><label><input type="checkbox" checked> Meus dados de cobrança e entrega são os mesmos</label><p class="error" role="alert"></p><button type="submit">Continuar para o pagamento</button></form>';
  var form = document.getElementById('recipient');
  document.getElementById('sn').addEventListener('change', function () { form.numero.value = this.checked ? 'S/N' : ''; form.numero.readOnly = this.checked; });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    send('/checkout/destinatario', values(form)).then(function (answer) {
      if (answer.error) return wrong(form, answer.error);
      payment(answer);
    });
  });
}
function payment(offer) {
  app.innerHTML = '<h2>Meio de pagamento</h2><div><button type="button" class="method" data-method="card" aria-expanded="false">Cartão de crédito</button><div class="body"></div></div><div><button type="button" class="method" data-method="pix" aria-expanded="false">Pix</button><div class="body"></div></div><div><button type="button" class="method" data-method="boleto" aria-expanded="false">Boleto</button><div class="body"></div></div>';
  app.querySelectorAll('.method').forEach(function (head) {
    head.addEventListener('click', function () {
      app.querySelectorAll('.body').forEach(function (body) { body.innerHTML = ''; });
      app.querySelectorAll('.method').forEach(function (other) { other.setAttribute('aria-expanded', String(other === head)); });
      head.nextElementSibling.innerHTML = '<form class="pay">' + (head.dataset.method === 'card' ? field('card_number', 'Número do cartão', '', 'tel') + field('card_name', 'Nome do titular do cartão') + field('card_expiry', 'Vencimento (MM/AA)', '', 'tel') + field('card_cvc', 'CVV', '', 'tel') + '<div class="field"><label for="parcelas">Parcelas</label><select id="parcelas" name="parcelas"><option value="">Selecione</option>' + offer.instalments.map(function (one) { return '<option value="' + one.count + '">' + one.text + '</option>'; }).join('') + '</select></div>' : '<p>Você receberá os dados para pagar ao finalizar.</p>') + '<p class="error" role="alert"></p><button type="submit">' + (head.dataset.method === 'card' ? 'Pagar ' + offer.total : 'Fazer pedido') + '</button></form>';
      var form = app.querySelector('.pay');
      form.addEventListener('submit', function (event) {
        event.preventDefault();
        send('/checkout/pagar', Object.assign({ method: head.dataset.method }, values(form))).then(function (answer) {
          if (answer.redirect) location.href = answer.redirect; else wrong(form, answer.error);
        });
      });
    });
  });
}
contact();
`;
