/** Every answer that others depend on brings new parts of the form from the server. */
export const PANES_SCRIPT = `
var form = document.getElementById('panes');
function ask(path, body) {
  return fetch(path, body && { method: 'POST', body: new URLSearchParams(body) }).then(function (answer) { return answer.json(); });
}
function put(id, html) { document.getElementById(id).innerHTML = html; }
document.getElementById('country_code').addEventListener('change', function () {
  ask('/checkout/fields?country=' + this.value).then(function (answer) { put('address', answer.html); });
});
document.getElementById('recalculate').addEventListener('click', function () {
  ask('/checkout/rates', { postal_code: form.elements.postal_code.value }).then(function (answer) {
    put('rates', '<h3>Shipping method</h3>' + answer.html);
    if (answer.sums) put('sums', answer.sums);
  });
});
form.addEventListener('change', function (event) {
  if (event.target.name === 'rate') ask('/checkout/rate', { rate: event.target.value }).then(function (answer) { put('sums', answer.sums); });
  if (event.target.name === 'method') ask('/checkout/card?method=' + event.target.value).then(function (answer) { put('card', answer.html); });
});
`;
