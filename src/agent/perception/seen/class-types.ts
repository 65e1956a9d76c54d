import type { ElementRef } from './snapshot-types.ts';

export type FieldKind =
  | 'honorific'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'fullName'
  | 'company'
  | 'email'
  | 'emailConfirm'
  | 'phone'
  | 'phoneCountry'
  | 'phoneArea'
  | 'phoneLocal'
  | 'phoneExtension'
  | 'street'
  | 'street2'
  | 'houseNumber'
  | 'postalCode'
  | 'city'
  | 'province'
  | 'country'
  | 'vatId'
  | 'personalId'
  | 'birthDate'
  | 'birthDay'
  | 'birthMonth'
  | 'birthYear'
  | 'orderNote'
  | 'coupon'
  | 'giftCard'
  | 'quantity'
  | 'login'
  | 'password'
  | 'passwordConfirm'
  | 'newsletter'
  | 'terms'
  | 'sameAddress'
  | 'differentAddress'
  | 'createAccount'
  | 'saveDetails'
  | 'extra'
  | 'shippingOption'
  | 'paymentMethod'
  | 'cardNumber'
  | 'cardHolder'
  | 'cardExpiry'
  | 'cardExpiryMonth'
  | 'cardExpiryYear'
  | 'cardCvc'
  | 'search'
  | 'otp'
  | 'decoy'
  | 'other';

export type FieldSection =
  | 'contact'
  | 'shipping'
  | 'billing'
  | 'login'
  | 'register'
  | 'newsletter'
  | 'payment'
  | 'search'
  | 'cart'
  | 'product'
  | 'other';

export interface FieldClass {
  kind: FieldKind;
  section: FieldSection;
  /** 0 to 1. */
  confidence: number;
  why: string;
}

export type ActionKind =
  | 'addToCart'
  | 'buyNow'
  | 'viewCart'
  | 'goToCheckout'
  | 'guest'
  | 'continue'
  | 'applyCoupon'
  | 'openCoupon'
  | 'placeOrder'
  | 'dismiss'
  | 'rejectCookies'
  | 'acceptCookies'
  | 'removeItem'
  | 'signIn'
  | 'register'
  | 'expressWallet'
  | 'edit'
  | 'increaseQuantity'
  | 'decreaseQuantity'
  | 'updateCart'
  | 'openSection'
  | 'continueShopping'
  | 'declineOffer'
  | 'acceptOffer'
  | 'enterManually'
  | 'search'
  | 'other';

export interface ActionCandidate {
  ref: ElementRef;
  kind: ActionKind;
  /** 0 to 1; comparable between candidates of one kind. */
  score: number;
  why: string;
}

export type PageKind =
  | 'product'
  | 'listing'
  | 'cart'
  | 'emptyCart'
  | 'signInChoice'
  | 'address'
  | 'shipping'
  | 'payment'
  | 'review'
  | 'confirmation'
  | 'error'
  | 'notFound'
  | 'soldOut'
  | 'captcha'
  | 'botWall'
  | 'challenge3ds'
  | 'other';

export interface PageCandidate {
  kind: PageKind;
  score: number;
  why: string;
}

/** Every kind that scored, best first. A one-page checkout scores on address, shipping and payment at once. */
export interface PageClass {
  kind: PageKind;
  score: number;
  why: string;
  candidates: PageCandidate[];
}
