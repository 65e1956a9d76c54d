import type { Banner } from './banners.ts';

/** What the notices of all platforms have in common: a click on a control does what the control says. */
const BEHAVIOUR = `(root, tell, close) => {
  root.addEventListener('click', (event) => {
    const control = event.target.closest('[data-says]');
    if (!control) return;
    event.preventDefault();
    const says = control.dataset.says;
    if (says === 'settings') {
      const layer = root.querySelector('[data-layer]');
      if (!layer) return;
      for (const other of root.querySelectorAll('[role=dialog]')) other.hidden = true;
      layer.hidden = false;
      return;
    }
    const open = [...root.querySelectorAll('input[type=checkbox]:checked:not(:disabled)')].length;
    tell(says === 'save' ? (open ? 'accept' : 'reject') : says);
    close();
  });
}`;

/** A product page of an ordinary shop with the notice over it. The answer is in the root element afterwards. */
export function bannerPage(banner: Banner): string {
  const tell = '(answer) => { document.documentElement.dataset.answer = answer; }';
  const inPage = `<div id="holder">${banner.html}</div><script>const holder = document.getElementById('holder');(${BEHAVIOUR})(holder, ${tell}, () => holder.remove());</script>`;
  const inShadow = `<div id="holder"></div><script>const holder = document.getElementById('holder');const tree = holder.attachShadow({ mode: 'open' });tree.innerHTML = ${JSON.stringify(banner.html)};(${BEHAVIOUR})(tree, ${tell}, () => holder.remove());</script>`;
  const inFrame = `<div id="holder" style="position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:2147483640"><iframe title="Cookie preferences" class="truste_popframe" src="/frame/${banner.name}" style="position:fixed;left:25%;top:20%;width:50%;height:50%;background:#fff;border:0"></iframe></div><script>addEventListener('message', (event) => { document.documentElement.dataset.answer = event.data; document.getElementById('holder').remove(); });</script>`;
  const notice = banner.place === 'frame' ? inFrame : banner.place === 'shadow' ? inShadow : inPage;
  return `<!doctype html><html lang="${banner.language}"><head><meta charset="utf-8"><title>Enamel mug</title></head><body>
<header><a href="/">Corner shop</a> <a href="/cart">Cart (0)</a></header>
<main><h1>Enamel mug</h1><p>$12.00</p><form action="/cart" method="post"><label>Quantity <input type="number" name="quantity" value="1"></label><button>Add to cart</button></form><p>Holds a third of a litre.</p></main>
<footer><a href="/privacy">Privacy</a> <a href="/cookies">Cookie policy</a></footer>${notice}</body></html>`;
}

export function bannerFrame(banner: Banner): string {
  const tell = "(answer) => parent.postMessage(answer, '*')";
  return `<!doctype html><html lang="${banner.language}"><meta charset="utf-8"><body>${banner.html}<script>(${BEHAVIOUR})(document.body, ${tell}, () => undefined);</script></body></html>`;
}
