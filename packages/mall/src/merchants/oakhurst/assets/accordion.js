// Old-school XMLHttpRequest: every form of the accordion is posted in place and the panels are swapped.
var box = document.getElementById('accordion');

function swap(method, url, body) {
  var request = new XMLHttpRequest();
  box.className = 'working';
  request.open(method, url);
  request.setRequestHeader('X-Panels', '1');
  request.onload = () => {
    box.className = '';
    var away = request.getResponseHeader('X-Go');
    if (away) {
      location.href = away;
      return;
    }
    if (request.status >= 500) {
      box.insertAdjacentHTML(
        'afterbegin',
        '<div class="flash bad" role="alert">There was an error processing your request. Please try again.</div>',
      );
      return;
    }
    box.innerHTML = request.responseText;
    var first = box.querySelector('.mistake input');
    if (first) first.focus();
  };
  request.onerror = () => {
    box.className = '';
  };
  request.send(body);
}

box.addEventListener('submit', (event) => {
  if (event.target.className.indexOf('step-form') < 0) return;
  event.preventDefault();
  var button = event.target.querySelector('button');
  button.disabled = true;
  swap('POST', event.target.getAttribute('action'), new FormData(event.target));
  setTimeout(() => {
    button.disabled = false;
  }, 3000);
});

box.addEventListener('click', (event) => {
  var link = event.target;
  if (link.className !== 'edit' && link.className !== 'as-guest') return;
  event.preventDefault();
  swap('GET', link.getAttribute('href'));
});

box.addEventListener('change', (event) => {
  if (event.target.name === 'diff_bill')
    box.querySelector('.billing').style.display = event.target.checked ? '' : 'none';
  if (event.target.name === 'pay')
    box.querySelector('.cardbox').style.display = event.target.value === 'card' ? '' : 'none';
});
