/** A consent notice in the public markup habits of one platform, written for these tests. */
export interface Banner {
  name: string;
  language: string;
  /** `refused`: some control refuses. `saved`: only a second layer does. `accepted`: there is no other way out. */
  way: 'refused' | 'saved' | 'accepted';
  html: string;
  /** Where the notice lives: in the page, in a shadow tree, or in a frame. */
  place?: 'shadow' | 'frame';
}

const bottom =
  'style="position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid #999;padding:16px;z-index:2147483645"';
const middle =
  'style="position:fixed;inset:15% 20%;background:#fff;border:1px solid #333;padding:24px;z-index:2147483645;overflow:auto"';
const shade = '<div style="position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:2147483640"></div>';

// `data-says` tells the test what a click means; it means nothing to the product, because pages have such attributes
// anyway.
export const banners: readonly Banner[] = [
  {
    name: 'onetrust',
    language: 'en',
    way: 'refused',
    html: `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner" ${bottom}><div id="onetrust-policy"><h2 id="onetrust-policy-title">We value your privacy</h2><div id="onetrust-policy-text">We use cookies to run our site, to measure how it is used and to show advertising. <a href="/privacy">Cookie notice</a></div></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" data-says="settings">Cookies Settings</button><button id="onetrust-reject-all-handler" data-says="reject">Reject All</button><button id="onetrust-accept-btn-handler" data-says="accept">Accept All Cookies</button></div></div></div>`,
  },
  {
    name: 'onetrust-second-layer',
    language: 'en',
    way: 'saved',
    html: `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" role="dialog" aria-modal="true" aria-label="Privacy" ${middle}><p>By clicking “Accept All Cookies”, you agree to the storing of cookies on your device.</p><button id="onetrust-pc-btn-handler" data-says="settings">Cookies Settings</button><button id="onetrust-accept-btn-handler" data-says="accept">Accept All Cookies</button></div><div id="onetrust-pc-sdk" data-layer hidden role="dialog" aria-modal="true" aria-label="Privacy Preference Center" ${middle}><h2>Privacy Preference Center</h2><p>Choose which cookies we may use.</p><button id="accept-recommended-btn-handler" data-says="accept">Allow All</button><label>Performance Cookies <input type="checkbox" role="switch" name="ot-group-id-C0002"></label><label>Targeting Cookies <input type="checkbox" role="switch" name="ot-group-id-C0004"></label><button class="save-preference-btn-handler" data-says="save">Confirm My Choices</button></div></div>`,
  },
  {
    name: 'cookiebot',
    language: 'de',
    way: 'refused',
    html: `<div id="CybotCookiebotDialog" role="dialog" aria-modal="true" aria-labelledby="CybotCookiebotDialogBodyContentTitle" ${middle}><h2 id="CybotCookiebotDialogBodyContentTitle">Diese Webseite verwendet Cookies</h2><p>Wir verwenden Cookies, um Inhalte und Anzeigen zu personalisieren.</p><label><input type="checkbox" checked disabled> Notwendig</label><label><input type="checkbox" id="CybotCookiebotDialogBodyLevelButtonStatistics"> Statistiken</label><button id="CybotCookiebotDialogBodyButtonDecline" data-says="reject">Ablehnen</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection" data-says="save">Auswahl erlauben</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" data-says="accept">Alle zulassen</button></div>`,
  },
  {
    name: 'usercentrics',
    language: 'de',
    way: 'refused',
    place: 'shadow',
    html: `${shade}<div role="dialog" aria-modal="true" aria-label="Datenschutzeinstellungen" ${middle}><h2>Datenschutzeinstellungen</h2><p>Wir nutzen Dienste von Drittanbietern, um Ihr Erlebnis zu verbessern.</p><button data-testid="uc-more-information-button" data-says="settings">Mehr Informationen</button><button data-testid="uc-deny-all-button" data-says="reject">Alles ablehnen</button><button data-testid="uc-accept-all-button" data-says="accept">Alles akzeptieren</button></div>`,
  },
  {
    name: 'didomi',
    language: 'fr',
    way: 'refused',
    html: `<div id="didomi-host"><div id="didomi-popup" class="didomi-popup-backdrop" style="position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:2147483640"><div role="dialog" aria-modal="true" aria-label="Votre vie privée" ${middle}><span class="didomi-continue-without-agreeing" role="button" tabindex="0" style="cursor:pointer" data-says="reject">Continuer sans accepter →</span><h2>Le respect de votre vie privée est notre priorité</h2><p>Avec votre accord, nos partenaires et nous utilisons des cookies.</p><button id="didomi-notice-learn-more-button" data-says="settings">En savoir plus →</button><button id="didomi-notice-agree-button" data-says="accept">Accepter &amp; Fermer</button></div></div></div>`,
  },
  {
    name: 'quantcast-tcf',
    language: 'es',
    way: 'refused',
    html: `<div class="qc-cmp2-container" id="qc-cmp2-container">${shade}<div id="qc-cmp2-ui" role="dialog" aria-modal="true" aria-labelledby="qc-title" ${middle}><h2 id="qc-title">Valoramos tu privacidad</h2><p>Nosotros y nuestros socios almacenamos o accedemos a información en un dispositivo, tales como cookies.</p><div class="qc-cmp2-summary-buttons"><button mode="secondary" data-says="settings"><span>MÁS OPCIONES</span></button><button mode="secondary" data-says="reject"><span>NO ACEPTO</span></button><button mode="primary" data-says="accept"><span>ACEPTO</span></button></div></div></div>`,
  },
  {
    name: 'funding-choices',
    language: 'en',
    way: 'refused',
    html: `<div class="fc-consent-root">${shade}<div class="fc-dialog-container"><div class="fc-dialog" role="dialog" aria-label="example.com asks for your consent to use your personal data to:" ${middle}><h1>example.com asks for your consent to use your personal data to:</h1><p>Personalised advertising and content, store and/or access information on a device</p><button class="fc-button fc-cta-consent" aria-label="Consent" data-says="accept"><p>Consent</p></button><button class="fc-button fc-cta-do-not-consent" aria-label="Do not consent" data-says="reject"><p>Do not consent</p></button><button class="fc-button fc-cta-manage-options" aria-label="Manage options" data-says="settings"><p>Manage options</p></button></div></div></div>`,
  },
  {
    name: 'klaro',
    language: 'en',
    way: 'refused',
    html: `<div class="klaro"><div class="cookie-notice" role="dialog" aria-describedby="id-cookie-notice" ${bottom}><p id="id-cookie-notice">Hi! Could we please enable some additional services for Analytics? You can always change or withdraw your consent later.</p><a class="cm-link cn-learn-more" href="#" data-says="settings">Let me choose</a> <button class="cm-btn cm-btn-danger cn-decline" type="button" data-says="reject">I decline</button> <button class="cm-btn cm-btn-success" type="button" data-says="accept">That's ok</button></div></div>`,
  },
  {
    name: 'cookieyes',
    language: 'pt',
    way: 'refused',
    html: `<div class="cky-consent-container cky-box-bottom-left" tabindex="0" ${bottom}><div class="cky-consent-bar"><p class="cky-title" role="heading" aria-level="1">Valorizamos a sua privacidade</p><p>Utilizamos cookies para melhorar a sua navegação e analisar o nosso tráfego.</p><button class="cky-btn cky-btn-customize" data-says="settings">Personalizar</button><button class="cky-btn cky-btn-reject" data-says="reject">Rejeitar tudo</button><button class="cky-btn cky-btn-accept" data-says="accept">Aceitar tudo</button></div></div>`,
  },
  {
    name: 'complianz',
    language: 'nl',
    way: 'refused',
    html: `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-show" role="dialog" aria-label="Beheer toestemming" ${bottom}><div class="cmplz-title">Beheer toestemming</div><div class="cmplz-close" tabindex="0" role="button" aria-label="Dialoogvenster sluiten" data-says="close">×</div><p>Om de beste ervaringen te bieden, gebruiken wij technologieën zoals cookies.</p><button class="cmplz-btn cmplz-accept" data-says="accept">Accepteren</button><button class="cmplz-btn cmplz-deny" data-says="reject">Weigeren</button><button class="cmplz-btn cmplz-view-preferences" data-says="settings">Voorkeuren bekijken</button></div></div>`,
  },
  {
    name: 'borlabs',
    language: 'de',
    way: 'refused',
    html: `<div id="BorlabsCookieBox">${shade}<div class="_brlbs-box" role="dialog" aria-modal="true" ${middle}><h3>Datenschutzeinstellungen</h3><p>Wir benötigen Ihre Zustimmung, bevor Sie unsere Website weiter besuchen können.</p><p><a href="#" class="_brlbs-btn _brlbs-btn-accept-all" role="button" data-says="accept">Alle akzeptieren</a></p><p><a href="#" class="_brlbs-refuse-btn" role="button" data-says="reject">Nur essenzielle Cookies akzeptieren</a></p><p><a href="#" class="_brlbs-manage" role="button" data-says="settings">Individuelle Datenschutzeinstellungen</a></p></div></div>`,
  },
  {
    name: 'iubenda',
    language: 'it',
    way: 'refused',
    html: `<div id="iubenda-cs-banner" role="alertdialog" aria-describedby="iubenda-cs-paragraph" ${bottom}><div class="iubenda-cs-container"><button class="iubenda-cs-close-btn" aria-label="Continua senza accettare" data-says="reject">×</button><div id="iubenda-cs-title">Informativa</div><p id="iubenda-cs-paragraph">Noi e terze parti selezionate utilizziamo cookie o tecnologie simili per finalità tecniche e, con il tuo consenso, anche per altre finalità.</p><button class="iubenda-cs-customize-btn" data-says="settings">Scopri di più e personalizza</button><button class="iubenda-cs-reject-btn" data-says="reject">Rifiuta</button><button class="iubenda-cs-accept-btn" data-says="accept">Accetta</button></div></div>`,
  },
];
