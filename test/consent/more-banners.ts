import type { Banner } from './banners.ts';

const bottom =
  'style="position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid #999;padding:16px;z-index:2147483645"';
const middle =
  'style="position:fixed;inset:15% 20%;background:#fff;border:1px solid #333;padding:24px;z-index:2147483645;overflow:auto"';
const shade = '<div style="position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:2147483640"></div>';

export const moreBanners: readonly Banner[] = [
  {
    name: 'osano',
    language: 'en',
    way: 'refused',
    html: `<div class="osano-cm-window"><div role="dialog" aria-label="Cookie Consent Banner" class="osano-cm-dialog" ${bottom}><button class="osano-cm-dialog__close" aria-label="Close this dialog" data-says="close">×</button><span>This website utilizes technologies such as cookies to enable essential site functionality, as well as for analytics and targeted advertising.</span><button class="osano-cm-manage" data-says="settings">Manage Preferences</button><button class="osano-cm-denyAll" data-says="reject">Reject Non-Essential</button><button class="osano-cm-accept-all" data-says="accept">Accept All</button></div></div>`,
  },
  {
    name: 'trustarc-frame',
    language: 'en',
    way: 'refused',
    place: 'frame',
    html: `<div class="pdynamicbutton" style="font-family:sans-serif"><h1>Your choices regarding cookies on this site</h1><p>Please choose whether this site may use cookies as described below.</p><a href="#" class="call" role="button" data-says="accept">Agree and Proceed</a> <a href="#" class="required" role="button" data-says="reject">Decline All</a> <a href="#" class="shp" role="button" data-says="settings">More Information</a></div>`,
  },
  {
    name: 'axeptio',
    language: 'fr',
    way: 'refused',
    place: 'shadow',
    html: `<div id="axeptio_overlay"><div class="axeptio_mount" role="dialog" aria-label="Cookies" style="position:fixed;left:24px;bottom:24px;width:360px;background:#fff;border:1px solid #ccc;padding:20px;z-index:2147483645"><h3>Bonjour, c’est nous... les Cookies !</h3><p>On a attendu d’être sûrs que le contenu de ce site vous intéresse avant de vous déranger.</p><button id="axeptio_btn_dismiss" data-says="reject">Non merci</button><button id="axeptio_btn_configure" data-says="settings">Je choisis</button><button id="axeptio_btn_acceptAll" data-says="accept">OK pour moi</button></div></div>`,
  },
  {
    name: 'tarteaucitron',
    language: 'fr',
    way: 'refused',
    html: `<div id="tarteaucitronRoot"><div id="tarteaucitronAlertBig" class="tarteaucitronAlertBigBottom" ${bottom}><span id="tarteaucitronDisclaimerAlert">Ce site utilise des cookies et vous donne le contrôle sur ceux que vous souhaitez activer</span><button type="button" id="tarteaucitronPersonalize2" data-says="accept">✓ OK, tout accepter</button><button type="button" id="tarteaucitronAllDenied2" data-says="reject">✗ Interdire tous les cookies</button><button type="button" id="tarteaucitronCloseAlert" data-says="settings">Personnaliser</button></div></div>`,
  },
  {
    name: 'shopify',
    language: 'en',
    way: 'refused',
    html: `<div id="shopify-pc__banner" role="alertdialog" aria-labelledby="shopify-pc__banner__body-title" ${bottom}><h2 id="shopify-pc__banner__body-title">Cookie consent</h2><p>We and our partners, including Shopify, use cookies and other technologies to personalize your experience.</p><button class="shopify-pc__banner__btn-manage-prefs" data-says="settings">Manage preferences</button><button id="shopify-pc__banner__btn-accept" data-says="accept">Accept</button><button id="shopify-pc__banner__btn-decline" data-says="reject">Decline</button></div>`,
  },
  {
    name: 'plain-polish',
    language: 'pl',
    way: 'refused',
    html: `<div class="cookie-popup" ${bottom}><p>Korzystamy z plików cookie, aby zapewnić prawidłowe działanie sklepu i dopasować reklamy.</p><a class="btn" href="#" data-says="settings">Ustawienia</a> <a class="btn" href="#" data-says="reject">Odrzuć wszystkie</a> <a class="btn btn-primary" href="#" data-says="accept">Zgadzam się</a></div>`,
  },
  {
    name: 'second-layer',
    language: 'de',
    way: 'saved',
    html: `<div id="cmpbox">${shade}<div id="cmpwrapper" role="dialog" aria-modal="true" aria-label="Cookies" ${middle}><h2>Wir respektieren Ihre Privatsphäre</h2><p>Wir und unsere Partner setzen Cookies ein, um Nutzung zu messen und Werbung auszuspielen.</p><button class="cmpboxbtncustom" data-says="settings">Einstellungen</button><button class="cmpboxbtnyes" data-says="accept">Akzeptieren</button></div><div data-layer hidden role="dialog" aria-modal="true" aria-label="Cookie-Einstellungen" ${middle}><h2>Cookie-Einstellungen</h2><label>Statistik <input type="checkbox"></label><label>Marketing <input type="checkbox"></label><button data-says="accept">Alle akzeptieren</button><button data-says="save">Auswahl speichern</button></div></div>`,
  },
  {
    name: 'second-layer-rejects',
    language: 'fr',
    way: 'saved',
    html: `<div id="cookie-wall">${shade}<div role="dialog" aria-modal="true" aria-label="Cookies" ${middle}><h2>Gestion des cookies</h2><p>Nous utilisons des cookies pour mesurer notre audience et personnaliser nos offres.</p><button data-says="settings">Paramétrer les cookies</button><button data-says="accept">Tout accepter</button></div><div data-layer hidden role="dialog" aria-modal="true" aria-label="Vos préférences" ${middle}><h2>Vos préférences</h2><p>Choisissez les cookies que vous autorisez.</p><button data-says="reject">Tout refuser</button><button data-says="accept">Tout accepter</button><button data-says="save">Enregistrer mes choix</button></div></div>`,
  },
  {
    name: 'accept-only',
    language: 'it',
    way: 'accepted',
    html: `<div class="cc-window cc-banner" role="dialog" aria-live="polite" aria-label="cookieconsent" ${bottom}><span id="cookieconsent:desc" class="cc-message">Questo sito utilizza i cookie per garantirti la migliore esperienza. <a class="cc-link" href="/privacy">Maggiori informazioni</a></span><div class="cc-compliance"><a tabindex="0" role="button" class="cc-btn cc-dismiss" style="cursor:pointer" data-says="accept">Ho capito!</a></div></div>`,
  },
  {
    name: 'wall-without-refusal',
    language: 'es',
    way: 'accepted',
    html: `<div class="aviso-cookies">${shade}<div role="dialog" aria-modal="true" aria-label="Aviso de cookies" ${middle}><h2>Aviso de cookies</h2><p>Para seguir navegando debes aceptar nuestra política de cookies.</p><button data-says="accept">Aceptar y continuar</button></div></div>`,
  },
];
