import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Afegeix a la cistella | Afegir al carret',
    buyNow: 'Compra ara',
    viewCart: 'Veure la cistella | La meva cistella',
    goToCheckout: 'Anar a la caixa | Tramitar la comanda | Finalitzar compra',
    guest: 'Continuar com a convidat | Comprar sense registrar-se',
    continue: 'Continuar | Següent | Desar i continuar',
    continueShopping: 'Continuar comprant | Seguir comprant',
    placeOrder: 'Fer la comanda | Confirmar la comanda | Pagar ara | Pagar 12,50 € | Realitzar el pagament',
    removeItem: 'Eliminar | Treure de la cistella',
    rejectCookies: 'Rebutjar totes | Només les necessàries',
  },
  harmless: 'Les meves comandes | Mètodes de pagament | Historial de comandes | Formes de pagament',
  totals: {
    subtotal: 'Subtotal | Total productes',
    shipping: "Despeses d'enviament | Enviament",
    tax: 'IVA 21% | Impostos',
    discount: 'Descompte | Codi de descompte ESTIU',
    fee: 'Recàrrec per contrareemborsament | Despeses de gestió',
    total: 'Total | Total a pagar | Total amb IVA | Import total',
  },
  pages: {
    confirmation: 'Gràcies per la teva comanda | Hem rebut la teva comanda | Comanda confirmada',
    emptyCart: 'La teva cistella és buida | No hi ha cap producte a la cistella',
    notFound: "No s'ha trobat la pàgina",
  },
  complaints: {
    out_of_stock: 'Producte esgotat | Sense existències',
    insufficient_stock: 'Només queden 2 unitats | Estoc insuficient',
    card_declined: 'La targeta ha estat rebutjada | Pagament denegat',
    no_shipping_method: 'No fem enviaments a aquesta adreça | No enviem a aquest país',
    variant_required: 'Selecciona una talla | Tria un color',
  },
  twoToThreeDays: '2-3 dies laborables | de 2 a 3 dies',
  card: 'Targeta de crèdit | Targeta bancària',
  offline: 'Contrareemborsament | Transferència bancària',
};
