import { closeDrawer, openDrawer, refreshBag } from './bag.js';
import { checkout } from './checkout.js';
import { $, pressable } from './core.js';
import { home, productView, thanks, track } from './shop.js';

const root = $('#root');
root.innerHTML = `<header class="top"><a class="logo" href="/" data-link>driftline</a><nav><a href="/" data-link>Shop</a><a href="/track" data-link>Track</a></nav>
  <div class="bag-button" role="button" tabindex="0" aria-label="Open bag">Bag <span class="bag-count"></span></div></header><main></main>
  <footer class="bottom">Driftline Goods · Portland, Maine · Free returns for 30 days · First order? <b>DRIFT10</b> takes 10% off.</footer>`;
pressable($('.bag-button'), openDrawer);

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-link]');
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  history.pushState({}, '', link.getAttribute('href'));
  route();
});

function route() {
  closeDrawer();
  window.scrollTo(0, 0);
  const path = location.pathname;
  const main = document.createElement('main');
  $('main').replaceWith(main);
  document.body.classList.toggle('is-checkout', path.startsWith('/checkout'));
  if (path.startsWith('/p/')) productView(main, path.slice(3));
  else if (path.startsWith('/checkout')) checkout(main);
  else if (path === '/track') track(main);
  else if (path.startsWith('/thanks/')) thanks(main, decodeURIComponent(path.slice(8)));
  else home(main);
}

window.addEventListener('popstate', route);
window.addEventListener('drift:route', route);
await refreshBag();
route();
