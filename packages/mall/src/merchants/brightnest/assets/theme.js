(() => {
  const tell = (fields) =>
    fetch('/remember', { method: 'POST', body: new URLSearchParams(fields) }).then((r) => r.json());

  const bar = document.getElementById('cookiebar');
  if (bar) {
    bar.addEventListener('click', (e) => {
      if (!e.target.dataset.cookies) return;
      tell({ cookies: e.target.dataset.cookies });
      bar.remove();
    });
  }

  const pop = document.getElementById('pop');
  if (pop) {
    setTimeout(() => {
      pop.hidden = false;
    }, 2000);
    const close = () => {
      tell({ popup: 'closed' });
      pop.remove();
    };
    pop.querySelector('.pop-x').addEventListener('click', close);
    pop.querySelector('.pop-no').addEventListener('click', close);
    document.addEventListener('keydown', (e) => {
      if (e.key === 'Escape' && pop.isConnected && !pop.hidden) close();
    });
    document.getElementById('pop-form').addEventListener('submit', async (e) => {
      e.preventDefault();
      const email = e.target.newsletter_email.value;
      if (!email.includes('@')) return;
      const { code } = await tell({ popup: 'joined', newsletter_email: email });
      pop.querySelector('.pop-card').innerHTML =
        `<button type="button" class="pop-x" aria-label="Close">&times;</button><h2>Your code: ${code}</h2>`;
      pop.querySelector('.pop-x').addEventListener('click', () => pop.remove());
    });
  }

  for (const button of document.querySelectorAll('[data-step]')) {
    button.addEventListener('click', () => {
      const field = document.getElementById('qty');
      field.value = Math.max(1, (Number.parseInt(field.value, 10) || 1) + Number(button.dataset.step));
    });
  }
})();
