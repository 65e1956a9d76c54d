/** The checkout's behaviour in the browser: styled drop-downs, payment boxes, order table from the server, submission. */
export const checkoutScript = `(function () {
  var form = document.querySelector('form.checkout'), timer = null, dropdown = null;
  function closeDropdown() { if (dropdown) { dropdown.remove(); dropdown = null; } }
  form.querySelectorAll('select.select2-hidden-accessible').forEach(function (select) {
    var box = select.nextElementSibling.querySelector('.select2-selection'), shown = box.querySelector('.select2-selection__rendered');
    function render() { var o = select.options[select.selectedIndex]; shown.textContent = o && o.value ? o.text : 'Select an option…'; shown.title = shown.textContent; }
    render(); select.addEventListener('change', render);
    box.addEventListener('mousedown', function (event) {
      event.preventDefault();
      if (dropdown) return closeDropdown();
      var at = box.getBoundingClientRect();
      dropdown = document.createElement('span');
      dropdown.className = 'select2-container select2-container--open';
      dropdown.innerHTML = '<span class="select2-dropdown"><span class="select2-search select2-search--dropdown"><input class="select2-search__field" type="text" tabindex="0" role="combobox" aria-autocomplete="list" autocomplete="off"></span><span class="select2-results"><ul class="select2-results__options" role="listbox"></ul></span></span>';
      dropdown.firstChild.style.left = (at.left + scrollX) + 'px'; dropdown.firstChild.style.top = (at.bottom + scrollY) + 'px';
      document.body.appendChild(dropdown);
      box.setAttribute('aria-expanded', 'true');
      var list = dropdown.querySelector('ul'), search = dropdown.querySelector('input');
      function fill() {
        list.innerHTML = '';
        [].forEach.call(select.options, function (option) {
          if (!option.value || option.text.toLowerCase().indexOf(search.value.toLowerCase()) < 0) return;
          var item = document.createElement('li');
          item.className = 'select2-results__option'; item.setAttribute('role', 'option'); item.textContent = option.text;
          item.addEventListener('mouseup', function () { select.value = option.value; closeDropdown(); box.setAttribute('aria-expanded', 'false'); select.dispatchEvent(new Event('change', { bubbles: true })); });
          list.appendChild(item);
        });
      }
      fill(); search.addEventListener('input', fill); search.focus();
    });
  });
  document.addEventListener('mousedown', function (event) { if (dropdown && !dropdown.contains(event.target) && !event.target.closest('.select2')) closeDropdown(); });
  function block(node) { var o = document.createElement('div'); o.className = 'blockUI blockOverlay'; node.style.position = 'relative'; node.appendChild(o); return o; }
  function update() {
    clearTimeout(timer);
    timer = setTimeout(function () {
      var review = document.getElementById('order_review'), covers = [block(review), block(document.getElementById('payment'))];
      fetch('/checkout/?wc-ajax=update_order_review', { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then(function (r) { return r.json(); }).then(function (data) {
        review.innerHTML = data.fragment; covers.forEach(function (c) { c.remove(); });
      });
    }, 300);
  }
  form.addEventListener('change', function (event) {
    var name = event.target.name;
    if (name === 'ship_to_different_address') document.querySelector('.shipping_address').style.display = event.target.checked ? 'block' : 'none';
    if (name === 'payment_method') document.querySelectorAll('.payment_box').forEach(function (box) { box.style.display = box.classList.contains('payment_method_' + event.target.value) ? 'block' : 'none'; });
    if (/address_1|city|state|postcode|country|shipping_method/.test(name)) update();
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var cover = block(form);
    fetch('/checkout/?wc-ajax=checkout', { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then(function (r) { return r.json(); }).then(function (data) {
      if (data.result === 'success') { location.href = data.redirect; return; }
      cover.remove();
      document.querySelectorAll('.woocommerce-NoticeGroup').forEach(function (n) { n.remove(); });
      var group = document.createElement('div'); group.className = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout'; group.innerHTML = data.messages;
      form.prepend(group); group.scrollIntoView();
    });
  });
  update();
})()`;
