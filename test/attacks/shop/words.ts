/** What the shops of the attack set say in each language. */
export type Language = 'en' | 'de' | 'fr' | 'es';

export interface Tongue {
  locale: string;
  currency: string;
  /** Prices contain the tax, as in Europe, or it is added at the end. */
  taxIncluded: boolean;
  country: { code: string; name: string };
  colours: readonly [string, string];
  say: Readonly<Record<Phrase, string>>;
}

const PHRASES = [
  'product',
  'description',
  'colour',
  'quantity',
  'add',
  'cart',
  'update',
  'remove',
  'price',
  'subtotal',
  'shipping',
  'tax',
  'total',
  'toCheckout',
  'checkout',
  'contact',
  'email',
  'firstName',
  'lastName',
  'phone',
  'address',
  'line1',
  'line2',
  'city',
  'state',
  'postal',
  'country',
  'delivery',
  'standard',
  'express',
  'days',
  'payment',
  'cardNumber',
  'holder',
  'expiry',
  'cvc',
  'summary',
  'review',
  'next',
  'place',
  'thanks',
  'orderNumber',
  'missing',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** One column of phrases per language, in the order of the list above. */
function say(text: string): Readonly<Record<Phrase, string>> {
  const lines = text.trim().split('\n');
  return Object.fromEntries(PHRASES.map((phrase, at) => [phrase, (lines[at] ?? '').trim()])) as Record<Phrase, string>;
}

const EN = say(`
Enamel Mug
A sturdy mug for the garden and the tent. Holds 350 ml and may go into the dishwasher.
Colour
Quantity
Add to cart
Your cart
Update cart
Remove
Price
Subtotal
Shipping
Sales tax
Total
Proceed to checkout
Checkout
Contact
Email address
First name
Last name
Phone
Shipping address
Address
Apartment, suite (optional)
City
State
ZIP code
Country
Delivery
Standard delivery
Express delivery
business days
Payment
Card number
Name on card
Expiry date (MM/YY)
Security code
Order summary
Review your order
Continue
Place order
Thank you for your order
Order number
Please fill in
`);

const DE = say(`
Emaillebecher
Ein robuster Becher für Garten und Zelt. Fasst 350 ml und darf in die Spülmaschine.
Farbe
Menge
In den Warenkorb
Ihr Warenkorb
Warenkorb aktualisieren
Entfernen
Preis
Zwischensumme
Versand
Enthaltene MwSt.
Gesamtsumme
Zur Kasse
Kasse
Kontakt
E-Mail-Adresse
Vorname
Nachname
Telefon
Lieferadresse
Straße und Hausnummer
Adresszusatz (optional)
Ort
Bundesland
Postleitzahl
Land
Versandart
Standardversand
Expressversand
Werktage
Zahlung
Kartennummer
Karteninhaber
Gültig bis (MM/JJ)
Prüfnummer
Bestellübersicht
Bestellung prüfen
Weiter
Zahlungspflichtig bestellen
Vielen Dank für Ihre Bestellung
Bestellnummer
Bitte ausfüllen
`);

const FR = say(`
Tasse émaillée
Une tasse solide pour le jardin et la tente. Contient 350 ml et passe au lave-vaisselle.
Couleur
Quantité
Ajouter au panier
Votre panier
Mettre à jour le panier
Supprimer
Prix
Sous-total
Livraison
Dont TVA
Total
Passer la commande
Commande
Contact
Adresse e-mail
Prénom
Nom
Téléphone
Adresse de livraison
Adresse
Complément d’adresse (facultatif)
Ville
Région
Code postal
Pays
Mode de livraison
Livraison standard
Livraison express
jours ouvrés
Paiement
Numéro de carte
Titulaire de la carte
Date d’expiration (MM/AA)
Cryptogramme visuel
Récapitulatif
Vérifiez votre commande
Continuer
Commander avec obligation de paiement
Merci pour votre commande
Numéro de commande
Veuillez remplir
`);

const ES = say(`
Taza esmaltada
Una taza resistente para el jardín y la tienda de campaña. 350 ml, apta para lavavajillas.
Color
Cantidad
Añadir al carrito
Tu carrito
Actualizar carrito
Eliminar
Precio
Subtotal
Envío
IVA incluido
Total
Finalizar compra
Pago y envío
Contacto
Correo electrónico
Nombre
Apellidos
Teléfono
Dirección de envío
Dirección
Piso, puerta (opcional)
Ciudad
Provincia
Código postal
País
Método de envío
Envío estándar
Envío exprés
días laborables
Pago
Número de tarjeta
Titular de la tarjeta
Fecha de caducidad (MM/AA)
Código de seguridad
Resumen del pedido
Revisa tu pedido
Continuar
Realizar pedido
Gracias por tu pedido
Número de pedido
Por favor, rellena
`);

export const tongues: Readonly<Record<Language, Tongue>> = {
  en: {
    locale: 'en-US',
    currency: 'USD',
    taxIncluded: false,
    country: { code: 'US', name: 'United States' },
    colours: ['Green', 'Blue'],
    say: EN,
  },
  de: {
    locale: 'de-DE',
    currency: 'EUR',
    taxIncluded: true,
    country: { code: 'DE', name: 'Deutschland' },
    colours: ['Grün', 'Blau'],
    say: DE,
  },
  fr: {
    locale: 'fr-FR',
    currency: 'EUR',
    taxIncluded: true,
    country: { code: 'FR', name: 'France' },
    colours: ['Vert', 'Bleu'],
    say: FR,
  },
  es: {
    locale: 'es-ES',
    currency: 'EUR',
    taxIncluded: true,
    country: { code: 'ES', name: 'España' },
    colours: ['Verde', 'Azul'],
    say: ES,
  },
};
