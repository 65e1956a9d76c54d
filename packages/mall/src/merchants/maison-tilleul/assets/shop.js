// Bandeau cookies
const rgpd = document.getElementById('rgpd');
if (rgpd) {
  if (localStorage.getItem('mt_rgpd')) rgpd.remove();
  else
    rgpd.addEventListener('click', (ev) => {
      if (ev.target.tagName !== 'BUTTON') return;
      localStorage.setItem('mt_rgpd', ev.target.value);
      rgpd.remove();
    });
}
// Facturation identique ou non
const memeAdresse = document.getElementById('meme_adresse');
if (memeAdresse) {
  const bloc = document.getElementById('bloc-facturation');
  const basculer = () => {
    bloc.style.display = memeAdresse.checked ? 'none' : 'block';
  };
  memeAdresse.onchange = basculer;
  basculer();
}
// Liste des points relais : visible seulement si ce transporteur est choisi
const transporteurs = document.getElementsByName('transporteur');
for (let i = 0; i < transporteurs.length; i++) {
  transporteurs[i].onchange = function () {
    document.getElementById('choix-relais').style.display = this.value === 'relais' ? 'block' : 'none';
  };
}
// Paiement : la carte est saisie dans le cadre de la banque, jamais ici
const zone = document.getElementById('zone-carte');
if (zone) {
  const modes = document.getElementsByName('mode_paiement');
  const afficher = () => {
    const carte = document.querySelector('input[name=mode_paiement]:checked');
    zone.style.display = carte && carte.value === 'cb' ? 'block' : 'none';
    document.getElementById('zone-virement').style.display = carte && carte.value === 'virement' ? 'block' : 'none';
  };
  for (let j = 0; j < modes.length; j++) modes[j].onchange = afficher;
  afficher();
  const cadre = document.getElementById('cadre-paiement');
  const banque = cadre.getAttribute('data-origine');
  window.addEventListener('message', (ev) => {
    if (ev.origin !== banque || !ev.data || ev.data.type !== 'bnq:jeton') return;
    const message = document.getElementById('message-paiement');
    if (!document.getElementById('cgv').checked) {
      message.style.display = 'block';
      message.textContent = 'Veuillez accepter les conditions générales de vente avant de payer.';
      message.scrollIntoView();
      cadre.contentWindow.postMessage({ type: 'bnq:relacher' }, banque);
      return;
    }
    document.getElementById('jeton').value = ev.data.jeton;
    document.getElementById('form-paiement').submit();
  });
}
