(() => {
  function koppeln(schalter, ziel) {
    var s = document.getElementById(schalter);
    var z = document.getElementById(ziel);
    if (!s || !z) return;
    s.addEventListener('change', () => {
      z.hidden = !s.checked;
    });
    z.hidden = !s.checked;
  }
  koppeln('abweichend', 'lieferblock');
  koppeln('konto', 'passwortblock');

  var karten = document.getElementById('kartenblock');
  if (karten) {
    document.querySelectorAll('input[name=zahlart]').forEach((knopf) => {
      knopf.addEventListener('change', () => {
        karten.hidden = knopf.value !== 'kreditkarte';
      });
    });
  }

  var bestellung = document.getElementById('bestellformular');
  if (bestellung) {
    bestellung.addEventListener('submit', () => {
      var knopf = bestellung.querySelector('.knopf--bestellen');
      knopf.disabled = true;
      knopf.textContent = 'Bestellung wird übermittelt …';
    });
  }
})();
