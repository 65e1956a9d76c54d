import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MembersShop {
  url: string;
  accounts: { email: string; password: string; name: string; newsletter: boolean }[];
  orders: { email: string; street: string; card: string; quantity: number }[];
  close(): Promise<void>;
}

type Visit = { quantity: number; email: string | null };

const page = (title: string, body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title} – Messerhaus</title></head><body><header><a href="/">Messerhaus</a> <a href="/warenkorb">Warenkorb</a></header><main><h1>${title}</h1>${body}</main></body></html>`;
const field = (label: string, name: string, type = 'text') =>
  `<p><label for="${name}">${label}</label> <input id="${name}" name="${name}" type="${type}" required></p>`;
const money = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

/** Requires an account, registers on a separate page, and shows a greeting there instead of continuing. */
export async function startMembersShop(): Promise<MembersShop> {
  const visits = new Map<string, Visit>();
  const accounts: MembersShop['accounts'] = [];
  const orders: MembersShop['orders'] = [];

  const answer = (path: string, form: URLSearchParams | null, visit: Visit): string | { to: string } => {
    const goods = visit.quantity * 2490;
    const line = `<table><tr><th>Artikel</th><th>Menge</th><th>Summe</th></tr><tr><td><a href="/artikel/brotmesser">Brotmesser</a></td><td>${visit.quantity}</td><td>${money(goods)}</td></tr></table>`;
    const sums = `<table><tr><td>Zwischensumme</td><td>${money(goods)}</td></tr><tr><td>Versand</td><td>${money(490)}</td></tr><tr><td>Gesamtsumme</td><td>${money(goods + 490)}</td></tr></table>`;
    if (path === '/artikel/brotmesser' && form) {
      visit.quantity += Number(form.get('menge'));
      return { to: '/warenkorb' };
    }
    if (path === '/artikel/brotmesser')
      return page(
        'Brotmesser',
        `<p>24,90 €</p><form method="post"><label>Menge <input type="number" name="menge" value="1"></label> <button>In den Warenkorb</button></form>`,
      );
    if (path === '/warenkorb')
      return page(
        'Warenkorb',
        `<form method="post" action="/warenkorb"><table><tr><th>Artikel</th><th>Einzelpreis</th><th>Menge</th><th>Summe</th><th></th></tr><tr><td><a href="/artikel/brotmesser">Brotmesser</a></td><td>24,90 €</td><td><input type="number" name="menge" value="${visit.quantity}" aria-label="Menge"></td><td>${money(goods)}</td><td><button name="weg" value="1">Entfernen</button></td></tr></table></form><p>Zwischensumme ${money(goods)}</p><p><a href="/kasse">Zur Kasse</a></p>`,
      );
    if (path === '/registrieren' && form) {
      const read = (name: string) => form.get(name) ?? '';
      if (read('passwort').length < 10 || read('passwort') !== read('passwort2')) return { to: '/registrieren' };
      const name = `${read('vorname')} ${read('nachname')}`;
      accounts.push({ email: read('email'), password: read('passwort'), name, newsletter: form.has('news') });
      visit.email = read('email');
      return { to: '/mein-konto' };
    }
    if (path === '/registrieren')
      return page(
        'Kundenkonto anlegen',
        `<form method="post">${field('Vorname', 'vorname')}${field('Nachname', 'nachname')}${field('E-Mail-Adresse', 'email', 'email')}${field('Passwort', 'passwort', 'password')}${field('Passwort wiederholen', 'passwort2', 'password')}<p><label><input type="checkbox" name="news" checked> Ich möchte den Newsletter erhalten</label></p><button>Registrieren</button></form>`,
      );
    if (path === '/mein-konto') return page('Willkommen', '<p>Ihr Kundenkonto wurde angelegt.</p>');
    if (path === '/kasse' && !visit.email)
      return page(
        'Anmelden',
        `<h2>Ich bin bereits Kunde</h2><form method="post" action="/anmelden">${field('E-Mail-Adresse', 'login', 'email')}${field('Passwort', 'kennwort', 'password')}<button>Anmelden</button></form><h2>Ich bin Neukunde</h2><p>Bestellungen sind nur mit Kundenkonto möglich.</p><p><a href="/registrieren">Neues Kundenkonto anlegen</a></p>`,
      );
    if (path === '/kasse' && form) {
      const read = (name: string) => form.get(name) ?? '';
      const card = read('kartennummer').replace(/\D/g, '').slice(-4);
      orders.push({ email: visit.email ?? '', street: read('strasse'), card, quantity: visit.quantity });
      return { to: '/danke' };
    }
    if (path === '/kasse')
      return page(
        'Kasse',
        `${line}<form method="post"><h2>Lieferadresse</h2>${field('Vorname', 'vorname')}${field('Nachname', 'nachname')}${field('Straße und Hausnummer', 'strasse')}${field('PLZ', 'plz')}${field('Ort', 'ort')}<h2>Zahlung mit Kreditkarte</h2>${field('Karteninhaber', 'karteninhaber')}${field('Kartennummer', 'kartennummer')}${field('Gültig bis (MM/JJ)', 'gueltig')}${field('Prüfziffer (CVC)', 'cvc')}${sums}<button>Zahlungspflichtig bestellen</button></form>`,
      );
    if (path === '/danke')
      return page('Vielen Dank für Ihre Bestellung!', `<p>Ihre Bestellnummer: M-${4000 + orders.length}</p>`);
    return page('Messerhaus', '<p>Messer aller Art.</p>');
  };

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const token = /visit=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? `v${visits.size + 1}`;
    const visit = visits.get(token) ?? { quantity: 0, email: null };
    visits.set(token, visit);
    const form = request.method === 'POST' ? new URLSearchParams(Buffer.concat(chunks).toString()) : null;
    const reply = answer((request.url ?? '/').split('?')[0] ?? '/', form, visit);
    const headers = { 'set-cookie': `visit=${token}; Path=/`, 'content-type': 'text/html; charset=utf-8' };
    if (typeof reply === 'string') response.writeHead(200, headers).end(reply);
    else response.writeHead(303, { ...headers, location: reply.to }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    orders,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
