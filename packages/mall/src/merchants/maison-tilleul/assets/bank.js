const formulaire = document.forms[0];
const bouton = formulaire.querySelector('button');
const erreur = document.getElementById('err');
const libelle = bouton.textContent;
function relacher(texte) {
  bouton.disabled = false;
  bouton.textContent = libelle;
  erreur.textContent = texte || '';
}
formulaire.onsubmit = () => {
  bouton.disabled = true;
  bouton.textContent = 'Veuillez patienter…';
  erreur.textContent = '';
  fetch('/jeton', { method: 'POST', body: new URLSearchParams(new FormData(formulaire)) })
    .then((r) => r.json())
    .then((rep) => {
      if (rep.erreur) relacher(rep.erreur);
      else
        window.parent.postMessage({ type: 'bnq:jeton', jeton: rep.jeton }, document.body.getAttribute('data-boutique'));
    })
    .catch(() => {
      relacher('Service momentanément indisponible.');
    });
  return false;
};
window.addEventListener('message', (ev) => {
  if (ev.origin === document.body.getAttribute('data-boutique') && ev.data.type === 'bnq:relacher') relacher();
});
