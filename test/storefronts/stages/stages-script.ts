/** Sends the form of the stage that is shown and goes on to the next one when the server takes it. */
export const STAGES_SCRIPT = `
var root = document.getElementById('checkout'), modal = document.querySelector('.modal'), error = root.querySelector('.error');
var order = ['customer', 'shipping', 'payment', 'placeOrder'];
function send(stage, extra) {
  var form = document.getElementById(stage), body = new URLSearchParams(form ? new FormData(form) : undefined);
  if (extra) body.set(extra, '1');
  error.hidden = true;
  fetch('/checkout/' + stage, { method: 'POST', body: body }).then(function (answer) { return answer.json(); }).then(function (answer) {
    if (answer.to) { location.href = answer.to; return; }
    if (answer.sums) document.getElementById('sums').innerHTML = answer.sums;
    if (answer.error) { error.textContent = answer.error; error.hidden = false; return; }
    if (answer.suggestion) {
      document.getElementById('suggested').textContent = answer.suggestion;
      document.getElementById('entered').textContent = body.get('address1') + ', ' + body.get('city') + ' ' + body.get('postalCode');
      modal.hidden = false;
      return;
    }
    var next = order[order.indexOf(stage) + 1];
    root.dataset.stage = next;
    history.pushState({}, '', '/checkout?stage=' + next + '#' + next);
  });
}
root.querySelectorAll('[data-go]').forEach(function (button) {
  button.addEventListener('click', function () { send(button.dataset.go); });
});
root.querySelectorAll('form').forEach(function (form) {
  form.addEventListener('submit', function (event) { event.preventDefault(); });
});
root.querySelectorAll('[name=method]').forEach(function (radio) {
  radio.addEventListener('change', function () {
    fetch('/checkout/select-method', { method: 'POST', body: new URLSearchParams({ method: radio.value }) })
      .then(function (answer) { return answer.json(); })
      .then(function (answer) { document.getElementById('sums').innerHTML = answer.sums; });
  });
});
document.getElementById('use-address').addEventListener('click', function () { modal.hidden = true; send('shipping', 'verified'); });
document.getElementById('edit-address').addEventListener('click', function () { modal.hidden = true; });
`;
