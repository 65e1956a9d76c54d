/** Every question that a storefront answers. A shop is one habit of each; the order decides nothing. */

import { addressLabels, districts } from './address-extras.ts';
import { cardExtras, cardHolder, instalments } from './card-extras.ts';
import {
  adding,
  cartExtras,
  cartLayouts,
  cartLink,
  cartPage,
  cartUpdate,
  express,
  purchaseKind,
  relatedGoods,
} from './cart.ts';
import { cartActions, cartLines } from './cart-parts.ts';
import { addressChecks, billing, masks, presets, structures, suggestions } from './checkout.ts';
import { newsletter, terms } from './consents.ts';
import { countries } from './countries.ts';
import { deliveries, deliveryCount, deliveryPreset, deliveryPrice, deliveryTime } from './delivery.ts';
import { deliveryNames, deliveryPromises } from './delivery-names.ts';
import { couponCodes, discountNames } from './discounts.ts';
import { afterOrder, confirmationPlaces, confirmations, notices, refusals, waiting } from './endings.ts';
import { autofill, fieldNames, requiredMarks, validation } from './field-manners.ts';
import { gates } from './gates.ts';
import { goodsNames } from './goods-names.ts';
import { emails, names, oddQuestions } from './identity.ts';
import { labels } from './labels.ts';
import { market, money, wording } from './language.ts';
import { headers, headingLevels, orderNumber, themes, urls } from './looks.ts';
import { buttons, classNames, nesting } from './markup.ts';
import { moneySigns } from './money-signs.ts';
import { coupons, extras } from './offers.ts';
import { optionLabels, optionPrices } from './option-labels.ts';
import { optionTexts } from './option-texts.ts';
import { orderButtons } from './order-buttons.ts';
import { payHeads } from './pay-heads.ts';
import { payExtras } from './pay-pages.ts';
import { cardExpiry, cardLoading, cardNumber, cardRows, cardType, methods, payments, placeButton } from './payment.ts';
import { phoneRules, phones } from './phones.ts';
import { placeOrder, regions, streets } from './places.ts';
import { priceLines } from './price-lines.ts';
import { priceLevels } from './prices.ts';
import { productData } from './product-data.ts';
import { buyBoxExtras, priceTags, productLayouts } from './product-page.ts';
import { busySign, debounce, latency, refreshScope, rendering, scriptPlace, sumsMeanwhile } from './rendering.ts';
import { cartButtons, linePrices, shippingNames, subtotalNames, totalNames } from './row-names.ts';
import {
  checkoutFoots,
  checkoutHeads,
  checkoutLayouts,
  orderComments,
  orderWords,
  progressBars,
  reviewParts,
  sidebars,
  stepTitles,
} from './skeletons.ts';
import { rowNotes, taxColumns } from './sum-shapes.ts';
import { extraRows, fees, sumBlocks, sums, tax } from './sums.ts';
import { footers, honeypots, overlays } from './surroundings.ts';
import { taxNames, taxRates } from './tax-rates.ts';
import { variantForms } from './variant-forms.ts';
import { optionNotes, preselection, quantity, soldOutGoods, soldOutValues, variants } from './variants.ts';

export const dimensions = {
  market,
  wording,
  money,
  themes,
  headers,
  headingLevels,
  urls,
  orderNumber,
  classNames,
  nesting,
  buttons,
  rendering,
  scriptPlace,
  latency,
  debounce,
  refreshScope,
  busySign,
  sumsMeanwhile,
  labels,
  requiredMarks,
  autofill,
  fieldNames,
  validation,
  names,
  emails,
  phones,
  oddQuestions,
  streets,
  regions,
  countries,
  placeOrder,
  presets,
  masks,
  suggestions,
  addressChecks,
  billing,
  productData,
  productLayouts,
  buyBoxExtras,
  variants,
  preselection,
  optionNotes,
  soldOutValues,
  soldOutGoods,
  quantity,
  purchaseKind,
  relatedGoods,
  adding,
  cartPage,
  cartUpdate,
  cartLink,
  cartLayouts,
  cartExtras,
  sidebars,
  express,
  gates,
  structures,
  checkoutHeads,
  progressBars,
  reviewParts,
  deliveries,
  deliveryCount,
  deliveryPreset,
  deliveryPrice,
  deliveryTime,
  sums,
  sumBlocks,
  tax,
  priceTags,
  fees,
  extraRows,
  coupons,
  extras,
  terms,
  newsletter,
  payments,
  methods,
  cardNumber,
  cardExpiry,
  cardHolder,
  cardType,
  cardRows,
  cardLoading,
  placeButton,
  checkoutLayouts,
  orderWords,
  notices,
  refusals,
  confirmations,
  waiting,
  afterOrder,
  confirmationPlaces,
  overlays,
  honeypots,
  footers,
  taxRates,
  taxNames,
  priceLevels,
  priceLines,
  goodsNames,
  optionLabels,
  optionPrices,
  deliveryNames,
  deliveryPromises,
  couponCodes,
  discountNames,
  moneySigns,
  shippingNames,
  totalNames,
  subtotalNames,
  linePrices,
  cartButtons,
  variantForms,
  stepTitles,
  checkoutFoots,
  orderButtons,
  orderComments,
  cardExtras,
  instalments,
  payHeads,
  optionTexts,
  cartLines,
  cartActions,
  rowNotes,
  taxColumns,
  payExtras,
  phoneRules,
  addressLabels,
  districts,
} as const;

export type DimensionName = keyof typeof dimensions;

export type Design = { [Name in DimensionName]: (typeof dimensions)[Name]['habits'][number] };
