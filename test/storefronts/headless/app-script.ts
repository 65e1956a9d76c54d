/** The whole shop in the browser: product, cart, checkout steps, confirmation. */
export const appScript = `(function () {
  var root = document.querySelector('[data-root]'), state = {}, form = { country: '' }, step = 'address', open = false, done = '', message = '', picked = '', busy = false;
  var euro = function (minor) { return '€' + (minor / 100).toFixed(2).replace('.', ','); };
  var slug = (/^\\/produtos\\/(.+)$/.exec(location.pathname) || [])[1] || '';
  function call(path, body) { return fetch('/api/' + path + '?slug=' + slug, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}) }).then(function (r) { return r.json(); }); }
  function load(path, body) { return call(path, body).then(function (next) { state = next; draw(); }); }
  function field(name, label) { return '<div class="flex flex-col relative"><input class="pt-4 px-4 border rounded-md peer" name="' + name + '" placeholder=" " value="' + (form[name] || '') + '" required><label class="absolute top-3 px-1">' + label + '<span class="text-rose-500">*</span></label></div>'; }
  function head(title, name, reached) { return '<div class="flex justify-between mb-6"><h2 class="text-3xl">' + title + (reached && step !== name ? ' ✓' : '') + '</h2>' + (reached && step !== name ? '<button class="text-blue-600" data-edit="' + name + '">Editar</button>' : '') + '</div>'; }
  function product() { var p = state.product; return '<main class="flex flex-col"><h1 class="text-2xl">' + p.title + '</h1><p class="text-gray-600">Feito em Portugal.</p>' + (p.options ? '<div><span class="text-sm">Selecionar ' + p.options[0].name + '</span><div class="flex">' + p.options[0].values.map(function (v) { return '<button class="border h-10 px-4 ' + (picked === v ? 'border-blue-600 bg-blue-100' : 'border-gray-200') + '" data-pick="' + v + '" aria-pressed="' + (picked === v) + '">' + v + '</button>'; }).join('') + '</div></div>' : '') + '<span class="text-xl font-bold">' + euro(p.price) + '</span><button class="w-full h-10 bg-black text-white" data-add ' + (p.soldOut || (p.options && !picked) ? 'disabled' : '') + '>' + (p.soldOut ? 'Esgotado' : p.options && !picked ? 'Selecione uma variante' : busy ? 'A adicionar…' : 'Adicionar ao carrinho') + '</button></main>'; }
  function lines(edit) { return '<div class="divide-y">' + state.lines.map(function (l, at) { return '<div class="flex py-4"><a href="/produtos/' + l.slug + '"><div class="w-16 h-16" style="width:64px;height:64px;background:#eee"></div></a><div class="flex-1"><a href="/produtos/' + l.slug + '" class="font-semibold">' + l.title + '</a>' + (l.variant ? '<p class="text-sm">Variante: ' + l.variant + '</p>' : '') + '</div>' + (edit ? '<select class="border" aria-label="Quantidade" data-line="' + at + '">' + [1, 2, 3, 4, 5].map(function (n) { return '<option' + (n === l.quantity ? ' selected' : '') + '>' + n + '</option>'; }).join('') + '</select><button class="text-sm" data-drop="' + at + '">Remover</button>' : '<span class="text-sm">' + l.quantity + 'x</span>') + '<span>' + euro(l.price * l.quantity) + '</span></div>'; }).join('') + '</div>'; }
  function cart() { return state.lines.length ? '<main><h1 class="text-3xl">Carrinho</h1>' + lines(true) + '<div class="flex justify-between"><span>Subtotal (sem portes)</span><span>' + euro(state.subtotal) + '</span></div><div class="flex justify-between font-bold"><span>Total</span><span>' + euro(state.subtotal) + '</span></div><a href="/checkout"><button class="w-full h-10 bg-black text-white">Finalizar compra</button></a></main>' : '<main><h1>Carrinho</h1><p>O seu carrinho está vazio.</p></main>'; }
  function checkout() {
    var order = ['address', 'delivery', 'payment', 'review'], at = order.indexOf(step);
    var list = '<div class="relative"><label class="text-xs">País</label><button aria-haspopup="listbox" aria-expanded="' + open + '" aria-label="País" role="combobox" class="border px-4 h-10 w-full" data-country>' + (form.country || 'Selecione') + '</button>' + (open ? '<ul role="listbox" class="absolute bg-white border" style="z-index:9;background:#fff">' + ['Brasil', 'Espanha', 'Portugal'].map(function (c) { return '<li role="option" data-option="' + c + '" class="px-4 py-2">' + c + '</li>'; }).join('') + '</ul>' : '') + '</div>';
    return '<div class="flex"><main class="flex-1">' + head('Morada de entrega', 'address', at > 0) + (step === 'address' ? field('first', 'Nome próprio') + field('last', 'Apelido') + field('address', 'Morada') + field('postal', 'Código postal') + field('city', 'Cidade') + list + field('mail', 'E-mail') + field('phone', 'Telefone') + '<label class="flex"><input type="checkbox" checked> Morada de faturação igual à morada de entrega</label><button class="h-10 bg-black text-white" data-go="delivery">Continuar para a entrega</button>' : at > 0 ? '<p>' + form.first + ' ' + form.last + ', ' + form.address + '</p>' : '') +
      head('Entrega', 'delivery', at > 1) + (step === 'delivery' ? '<div role="radiogroup">' + state.deliveries.map(function (d) { return '<div role="radio" aria-checked="' + (state.delivery && state.delivery.id === d.id) + '" tabindex="0" class="flex justify-between border rounded p-4 cursor-pointer" data-delivery="' + d.id + '"><span class="text-base">' + d.title + '</span><span>' + euro(d.price) + '</span></div>'; }).join('') + '</div><button class="h-10 bg-black text-white" data-go="payment" ' + (state.delivery ? '' : 'disabled') + '>Continuar para o pagamento</button>' : '') +
      head('Pagamento', 'payment', at > 2) + '<div class="' + (step === 'payment' ? '' : 'hidden') + '" data-pay></div>' + (step === 'payment' ? '<button class="h-10 bg-black text-white" data-go="review">Continuar para a revisão</button>' : '') +
      head('Revisão', 'review', false) + (step === 'review' ? '<p class="text-sm">Ao clicar em «Fazer encomenda», confirma que leu e aceita os termos de venda.</p><button class="h-10 bg-black text-white" data-place>' + (busy ? 'A processar…' : 'Fazer encomenda') + '</button>' + (message ? '<div class="pt-2 text-rose-500" role="alert">' + message + '</div>' : '') : '') +
      '</main><aside><h2>No seu carrinho</h2>' + lines(false) + '<div class="flex justify-between"><span>Subtotal</span><span>' + euro(state.subtotal) + '</span></div><div class="flex justify-between"><span>Portes de envio</span><span>' + (state.delivery ? euro(state.delivery.price) : '—') + '</span></div><div class="flex justify-between font-bold"><span>Total</span><span>' + euro(state.total) + '</span></div></aside></div>';
  }
  var frame = document.createElement('iframe'); frame.title = 'Pagamento seguro'; frame.src = root.dataset.card; frame.style.cssText = 'width:420px;height:140px;border:0';
  var shell = document.createElement('div'), pay = document.createElement('div');
  pay.innerHTML = '<p>Cartão de crédito</p>'; pay.appendChild(frame); root.append(shell, pay);
  function draw() {
    var count = (state.lines || []).reduce(function (n, l) { return n + l.quantity; }, 0), page = location.pathname;
    var body = done ? '<main><h1 class="text-3xl">Obrigado!</h1><h2>A sua encomenda foi efetuada com sucesso.</h2><p>Número da encomenda: <span>' + done + '</span></p></main>' : page === '/carrinho' ? cart() : page === '/checkout' ? checkout() : state.product ? product() : '<main><h1>Página não encontrada</h1></main>';
    shell.innerHTML = '<nav class="flex justify-between"><a href="/">Loja Azul</a><a href="/carrinho">Carrinho (' + count + ')</a></nav>' + body;
    pay.style.display = page === '/checkout' && step === 'payment' && !done ? '' : 'none';
  }
  document.addEventListener('input', function (event) { if (event.target.name) form[event.target.name] = event.target.value; });
  document.addEventListener('change', function (event) { if (event.target.dataset.line) load('line', { at: event.target.dataset.line, quantity: event.target.value }); });
  document.addEventListener('click', function (event) {
    var hit = function (name) { return event.target.closest('[data-' + name + ']'); }, el;
    if ((el = hit('pick'))) { picked = el.dataset.pick; draw(); }
    else if ((el = hit('add'))) { busy = true; draw(); call('add', { slug: slug, variant: picked, quantity: 1 }).then(function (next) { state = next; busy = false; draw(); }); }
    else if ((el = hit('drop'))) load('line', { at: el.dataset.drop, quantity: 0 });
    else if ((el = hit('option'))) { form.country = el.dataset.option; open = false; draw(); }
    else if (hit('country')) { open = !open; draw(); }
    else if ((el = hit('delivery'))) load('delivery', { id: el.dataset.delivery });
    else if ((el = hit('edit'))) { step = el.dataset.edit; draw(); }
    else if ((el = hit('go'))) { if (step === 'address' && !(form.first && form.last && form.address && form.postal && form.city && form.country && form.mail)) return; step = el.dataset.go; draw(); }
    else if (hit('place')) { busy = true; draw(); call('complete', form).then(function (answer) { busy = false; message = answer.message || ''; done = answer.number || ''; draw(); }); }
  });
  load('state');
})()`;
