const formularz = document.querySelector('#kreator');
const panele = [...formularz.querySelectorAll('.panel')];
const bladOgolny = document.querySelector('#blad-ogolny');
let krok = 0;

function pokaz(ktory) {
  krok = ktory;
  panele.forEach((panel, i) => {
    panel.hidden = i !== krok;
  });
  document.querySelector('#pasek').style.width = `${((krok + 1) / panele.length) * 100}%`;
  document.querySelectorAll('.postep-opis span').forEach((opis, i) => {
    opis.style.fontWeight = i === krok ? '700' : '400';
  });
  window.scrollTo(0, 0);
}

function zaznaczBledy(bledy) {
  for (const pole of formularz.querySelectorAll('.pole')) {
    const nazwa = pole.dataset.pole;
    pole.classList.toggle('zle', nazwa in bledy);
    pole.querySelector('.uwaga').textContent = bledy[nazwa] ?? '';
  }
}

async function wyslij(adres) {
  const odpowiedz = await fetch(adres, { method: 'POST', body: new URLSearchParams(new FormData(formularz)) });
  return odpowiedz.json();
}

async function dalej() {
  bladOgolny.hidden = true;
  const wynik = await wyslij(`/zamowienie/krok/${krok + 1}`);
  zaznaczBledy(wynik.bledy ?? {});
  if (wynik.komunikat) {
    bladOgolny.hidden = false;
    bladOgolny.textContent = wynik.komunikat;
  }
  if (!wynik.dalej) return;
  if (wynik.podsumowanie) document.querySelector('#podsumowanie').innerHTML = wynik.podsumowanie;
  pokaz(krok + 1);
}

formularz.addEventListener('click', (zdarzenie) => {
  if (zdarzenie.target.matches('[data-dalej]')) dalej();
  if (zdarzenie.target.matches('[data-wstecz]')) pokaz(krok - 1);
});

formularz.addEventListener('change', (zdarzenie) => {
  if (zdarzenie.target.name === 'konto') {
    formularz.querySelector('#haslo-blok').hidden = zdarzenie.target.value !== 'nowe';
  }
  if (zdarzenie.target.name === 'faktura') {
    formularz.querySelector('#nip-blok').hidden = !zdarzenie.target.checked;
  }
  if (zdarzenie.target.name === 'dostawa') {
    formularz.querySelector('#automat-blok').hidden = zdarzenie.target.value !== 'automat';
  }
  if (zdarzenie.target.name === 'platnosc') {
    formularz.querySelector('#karta-blok').hidden = zdarzenie.target.value !== 'karta';
    formularz.querySelector('#blik-blok').hidden = zdarzenie.target.value !== 'blik';
  }
});

formularz.addEventListener('submit', async (zdarzenie) => {
  zdarzenie.preventDefault();
  if (krok < panele.length - 1) {
    dalej();
    return;
  }
  const guzik = document.querySelector('#zamawiam');
  guzik.disabled = true;
  bladOgolny.hidden = true;
  const wynik = await wyslij('/zamowienie').catch(() => ({ komunikat: 'Wystąpił błąd. Spróbuj ponownie.' }));
  if (wynik.adres) {
    window.location.assign(wynik.adres);
    return;
  }
  guzik.disabled = false;
  bladOgolny.hidden = false;
  bladOgolny.textContent = wynik.komunikat;
  window.scrollTo(0, 0);
});

pokaz(0);
