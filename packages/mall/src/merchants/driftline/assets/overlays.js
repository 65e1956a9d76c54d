/** The issuer's page in a frame above ours; it comes back to a page of ours that tells us so. */
export function verifyWithBank(challenge, done) {
  const layer = document.createElement('div');
  layer.className = 'modal';
  layer.innerHTML = `<div class="modal__box" role="dialog" aria-label="Bank verification"><p>Your bank wants to confirm this payment.</p><iframe title="Bank verification" src="${challenge.url}"></iframe></div>`;
  document.body.append(layer);
  const listen = (event) => {
    if (event.origin !== location.origin || !event.data?.driftChallenge) return;
    window.removeEventListener('message', listen);
    layer.remove();
    done();
  };
  window.addEventListener('message', listen);
}

export function showCaptcha(captcha) {
  document.querySelector('.modal')?.remove();
  const layer = document.createElement('div');
  layer.className = 'modal';
  layer.innerHTML = `<div class="modal__box" role="dialog" aria-label="Security check"><h2>Quick check</h2><p>This drop is for humans. Complete the CAPTCHA to continue.</p>
    <form method="post" action="/captcha"><input type="hidden" name="next" value="/checkout"><img src="${captcha.image}" alt="captcha">
    <div class="fl"><input name="answer" placeholder=" " autocomplete="off"><span>Characters in the picture</span></div><button class="cta">Continue</button></form></div>`;
  document.body.append(layer);
}
