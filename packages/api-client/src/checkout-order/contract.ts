import * as z from 'zod'
import { basketChange, basket as basketView } from '../basket/contract.ts'
import { defineCall } from '../call/call.ts'
import {
  calculation,
  checkout,
  checkoutId,
  checkoutRefusals,
  checkoutText,
  draftRefusals,
  savedCheckout,
} from '../checkout/contract.ts'
import { contragent, paymentAccount } from '../payment-document/contract.ts'
import { pictureFile } from '../product/contract.ts'
import { sum } from '../sum/contract.ts'

export const chooseCheckoutPayment = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/payment/id',
  summary: 'Remember the chosen way to pay',
  body: z.strictObject({ id: checkoutId, paymentId: checkoutText(60) }),
  refusals: { ...checkoutRefusals, order_missing: 409, method_unknown: 400 },
})

export const saveCurrentAccount = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/currentAccount',
  summary: 'Save the company and the bank account that pay a bill',
  body: z.strictObject({ id: checkoutId, contragent, paymentAccount, email: checkoutText(100) }),
  refusals: { ...checkoutRefusals, order_missing: 409, invalid: 400 },
})

export const setCheckoutCoupon = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/coupon',
  summary: 'Apply a coupon, or take it off by an empty code',
  body: z.strictObject({ id: checkoutId, coupon: checkoutText(60), phone: checkoutText(40) }),
  answer: z.object({ checkout, errorShow: z.string().nullable() }),
})

export const setCheckoutBonus = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/bonus',
  summary: 'Spend bonuses of the confirmed phone; 0 spends none',
  body: z.strictObject({ id: checkoutId, bonusSum: sum }),
  answer: z.object({ checkout, errorShow: z.string().nullable() }),
  refusals: { ...checkoutRefusals, bonus_off: 403, bonus_unconfirmed: 403 },
})

export const payCheckoutCertificate = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/certificate',
  summary: 'Balance of a certificate; with an amount, pays with it at step 3',
  body: z.strictObject({
    id: checkoutId,
    certificate: z.string().trim().min(1).max(60),
    secretKey: z.string().trim().min(1).max(60),
    amount: sum.positive().optional(),
  }),
  answer: z.object({
    checkout,
    /** What is left on the certificate. */
    balance: z.int(),
    /** The most that it pays now. */
    maxAmount: z.int(),
    error: z.string().nullable(),
    /** Thanks after a payment. */
    message: z.string().nullable(),
  }),
  refusals: { ...checkoutRefusals, order_missing: 409 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const getCheckoutCalculation = defineCall({
  method: 'GET',
  path: '/api/v1/sale/checkout/calculation?id',
  summary: 'The sums of a checkout',
  query: z.object({ id: checkoutId }),
  answer: calculation,
  refusals: draftRefusals,
  effect: 'read',
  caller: 'anyone',
})

export const createCheckoutOrder = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/order/create',
  summary: 'Make the orders of a checkout with their delivery; ends step 2',
  body: z.strictObject({ id: checkoutId, basketVersion: z.int32().optional() }),
  answer: z.object({ checkout, changes: z.array(basketChange), createNewUser: z.boolean() }),
  refusals: {
    not_found: 404,
    not_owner: 404,
    contacts_invalid: 400,
    option_unknown: 400,
    delivery_missing: 409,
    address_missing: 400,
    floor_missing: 400,
    outside_zones: 400,
    slot_taken: 409,
    out_of_stock: 409,
    basket_changed: 409,
    basket_empty: 409,
    order_too_large: 409,
    coupon_refused: 409,
    bonus_changed: 409,
    bonus_phone: 409,
  },
  details: z.object({ basket: basketView, changes: z.array(basketChange) }),
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const getGtmProducts = defineCall({
  method: 'GET',
  path: '/api/v1/sale/checkout/gtm/products?id',
  summary: 'The goods of a checkout as analytics reports them',
  query: z.object({ id: checkoutId }),
  answer: z.object({
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        brand: z.string(),
        category: z.string(),
        variant: z.string(),
        price: z.int(),
        /** In pieces, or in metres. */
        quantity: z.number(),
        byMetre: z.boolean(),
        coupon: z.string(),
        picture: pictureFile.nullable(),
      }),
    ),
  }),
  refusals: draftRefusals,
  effect: 'read',
  caller: 'anyone',
})

export const setOperatorCode = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/operatorCode',
  summary: 'Name the member of staff who helped; an empty code names nobody',
  body: z.strictObject({ id: checkoutId, operatorCode: checkoutText(60) }),
  refusals: { ...checkoutRefusals, operator_unknown: 404 },
})
