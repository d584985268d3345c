import * as z from 'zod'
import { basketChange, basket as basketView } from '../basket/contract.ts'
import { contragent, paymentAccount } from '../bill/contract.ts'
import { defineCall } from '../call/call.ts'
import { deliveryOption, deliveryPlace, deliveryZone } from '../delivery/contract.ts'
import { paymentMethod } from '../payment/contract.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^\d{2}:\d{2}$/)
const text = (maximum: number) => z.string().trim().max(maximum)

const dateAndTime = z.object({ date: day, timeFrom: time, timeTo: time })
const lift = z.object({
  kind: z.enum(['none', 'lift', 'stairs']),
  floor: z.int().min(1).max(100).nullable(),
})

/** Where and how goods are delivered: what a person types at step 2. */
const fieldSet = z.object({
  address: z.object({
    street: text(500),
    apartment: text(40),
    coords: deliveryPlace.nullable(),
  }),
  comment: text(1_000),
  toDoor: z.boolean(),
  liftToFloor: lift,
  /** The store of a pick-up. */
  storeId: z.int32().nullable(),
})

const contacts = z.object({
  name: text(200),
  /** Stored as 11 digits once it is whole; before that as typed. */
  phoneMobile: text(40),
  email: text(200),
})

/** Sums of the goods and of everything added or subtracted; computed by the rule of totals. */
const calculation = z.object({
  goods: z.int(),
  coupon: z.int(),
  bonus: z.int(),
  delivery: z.int(),
  services: z.int(),
  /** What certificates have paid. */
  certificate: z.int(),
  /** What was paid in all, by certificates too. */
  paid: z.int(),
  price: z.object({
    /** What the orders cost. */
    total: z.int(),
    /** What is still to be paid. */
    due: z.int(),
  }),
})

/**
 * The new checkout: a draft of contacts, delivery and services until its orders are made, then the
 * same for its orders while they are unpaid (checkout.steps, checkout.draft).
 */
export const checkout = z.object({
  /** The hash of its address. */
  id: z.string(),
  /** Whether the reader has only the link: contacts and address are masked, nothing is saved. */
  isMasked: z.boolean(),
  /** Whether none of its orders is left to pay, place or cancel: the final screen follows. */
  isFinished: z.boolean(),
  step: z.literal([1, 2, 3]),
  contacts: contacts.extend({
    /** The number confirmed by code in this session; it counts only while equal to the number. */
    phoneMobileConfirmed: z.string().nullable(),
  }),
  /** False where the customer asks not to be called back. */
  managerCall: z.boolean(),
  operatorID: z.string().nullable(),
  /** Seconds until a code may be sent again; 0 when it may. */
  timer: z.int(),
  delivery: z.object({
    /** Slots are those that every supplying warehouse has free; `id` of a slot is unused. */
    list: z.array(deliveryOption),
    /** The chosen option. */
    id: z.int().nullable(),
    type: z.enum(['plain', 'delayed']).nullable(),
    fieldSet,
    dateAndTime: dateAndTime.nullable(),
    price: z.int(),
    mapCenter: deliveryPlace,
    zones: z.array(deliveryZone),
    /** Addresses of the customer's earlier orders in the region; empty without login. */
    addresses: z.array(z.object({ value: z.string(), lat: z.number(), lon: z.number() })),
  }),
  services: z.object({ furnitureAssembly: z.boolean() }),
  calculation,
  coupon: z.object({ code: z.string(), discount: z.int(), message: z.string() }).nullable(),
  bonuses: z.object({ spent: z.int(), allowed: z.int() }),
  paymentList: z.array(paymentMethod),
  /** The sum of a prepayment; null where only the whole due can be paid. */
  prepayment: z.int().nullable(),
  paymentId: z.string().nullable(),
  paymentAccount: z.object({ contragent, paymentAccount, email: text(100) }).nullable(),
  /** The number of its first order; null until they are made. */
  orderID: z.string().nullable(),
  basketGroup: z.string().nullable(),
  currency: z.object({ sign: z.string(), code: z.string() }),
})

const id = z.string().max(64)
const refusals = {
  not_found: 404,
  not_owner: 403,
  /** Coupon, bonuses and operator are accepted until the orders are made. */
  already_ordered: 409,
  /** Money was taken: contacts, delivery and services stay as they are. */
  already_paid: 409,
  /** The goods are being picked: delivery and services stay as they are. */
  order_in_progress: 409,
  payment_open: 409,
} as const
/** Orders that are made follow a changed delivery, so that each change can meet these. */
const deliveryRefusals = {
  ...refusals,
  option_unknown: 400,
  address_missing: 400,
  outside_zones: 400,
  slot_taken: 409,
} as const
const saved = { answer: checkout, refusals, effect: 'write', caller: 'anyone' } as const

export const getCheckoutStep = defineCall({
  method: 'GET',
  path: '/api/v1/sale/checkout/step?id',
  summary: 'The checkout of a link, or of the basket of this visitor, which is opened if needed',
  query: z.object({ id: id.optional() }),
  answer: checkout,
  refusals: { not_found: 404, basket_empty: 409 },
  effect: 'read',
  caller: 'anyone',
})

export const saveCheckoutStep = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/step',
  summary: 'Save what was typed at step 1, and move to a step whose conditions hold',
  body: z.strictObject({
    id,
    step: z.literal([1, 2, 3]).optional(),
    contacts: contacts.partial().optional(),
    managerCall: z.boolean().optional(),
  }),
  /** `contacts_invalid` has the errors as fields `name`, `phone` and `email`. */
  refusals: {
    ...refusals,
    contacts_invalid: 400,
    /** Bonuses were spent on the orders, and the phone is not theirs. */
    bonus_phone: 409,
    delivery_missing: 409,
    order_missing: 409,
  },
})

export const sendCheckoutCode = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/contact/phone/send',
  summary: 'Send a code to the phone of the contacts',
  body: z.strictObject({ id, phone: text(40) }),
  answer: z.object({
    result: z.boolean(),
    error: z.string().nullable(),
    /** Seconds until a code may be sent again. */
    timer: z.int(),
  }),
  refusals: { not_found: 404, invalid: 400 },
  effect: 'write',
  caller: 'anyone',
})

export const checkCheckoutCode = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/contact/phone/check',
  summary: 'Confirm the phone of the contacts; it opens the checkout for its owner',
  body: z.strictObject({ id, phone: text(40), code: z.int().min(0).max(999_999) }),
  answer: z.object({ checkout, error: z.string().nullable() }),
  refusals: { not_found: 404, invalid: 400 },
  effect: 'write',
  caller: 'anyone',
})

export const saveCheckoutDelivery = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/fieldSet',
  summary: 'Save address, comment, carrying and lift, or the store',
  body: z.strictObject({
    id,
    address: z.strictObject(fieldSet.shape.address.partial().shape).optional(),
    comment: fieldSet.shape.comment.optional(),
    toDoor: z.boolean().optional(),
    liftToFloor: lift.optional(),
    storeId: z.int32().nullable().optional(),
  }),
  refusals: { ...deliveryRefusals, store_unknown: 400 },
})

export const chooseCheckoutDelivery = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/id',
  summary: 'Choose a delivery option',
  body: z.strictObject({ id, deliveryId: z.int32() }),
  refusals: deliveryRefusals,
})

export const chooseCheckoutDeliveryType = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/type',
  summary: 'Deliver on a chosen day, or name the day later',
  body: z.strictObject({ id, type: z.enum(['plain', 'delayed']) }),
  refusals: deliveryRefusals,
})

export const chooseCheckoutSlot = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/dateAndTime',
  summary: 'Choose the day and hours of delivery',
  body: z.strictObject({ id, ...dateAndTime.shape }),
  refusals: deliveryRefusals,
})

export const saveCheckoutAssembly = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/services/furnitureAssembly',
  summary: 'Add or leave out the assembly of furniture',
  body: z.strictObject({ id, furnitureAssembly: z.boolean() }),
  refusals: deliveryRefusals,
})

export const chooseCheckoutPayment = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/payment/id',
  summary: 'Remember the chosen way to pay',
  body: z.strictObject({ id, paymentId: text(60) }),
  refusals: { ...refusals, order_missing: 409, method_unknown: 400 },
})

export const saveCurrentAccount = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/currentAccount',
  summary: 'Save the company and the bank account that pay a bill',
  body: z.strictObject({ id, contragent, paymentAccount, email: text(100) }),
  refusals: { ...refusals, order_missing: 409, invalid: 400 },
})

export const setCheckoutCoupon = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/coupon',
  summary: 'Apply a coupon, or take it off by an empty code',
  body: z.strictObject({ id, coupon: text(60), phone: text(40) }),
  answer: z.object({ checkout, errorShow: z.string().nullable() }),
})

export const setCheckoutBonus = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/bonus',
  summary: 'Spend bonuses of the confirmed phone; 0 spends none',
  body: z.strictObject({ id, bonusSum: z.int().min(0).max(1_000_000_000) }),
  answer: z.object({ checkout, errorShow: z.string().nullable() }),
  refusals: { ...refusals, bonus_off: 403, bonus_unconfirmed: 403 },
})

export const payCheckoutCertificate = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/certificate',
  summary: 'Balance of a certificate; with an amount, pays with it at step 3',
  body: z.strictObject({
    id,
    certificate: z.string().trim().min(1).max(60),
    secretKey: z.string().trim().min(1).max(60),
    amount: z.int().positive().optional(),
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
  refusals: { ...refusals, order_missing: 409 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const getCheckoutCalculation = defineCall({
  method: 'GET',
  path: '/api/v1/sale/checkout/calculation?id',
  summary: 'The sums of a checkout',
  query: z.object({ id }),
  answer: calculation,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const createCheckoutOrder = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/order/create',
  summary: 'Make the orders of a checkout with their delivery; ends step 2',
  body: z.strictObject({ id, basketVersion: z.int32().optional() }),
  answer: z.object({ checkout, changes: z.array(basketChange), createNewUser: z.boolean() }),
  refusals: {
    not_found: 404,
    not_owner: 403,
    contacts_invalid: 400,
    option_unknown: 400,
    delivery_missing: 409,
    address_missing: 400,
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
  query: z.object({ id }),
  answer: z.object({
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        brand: z.string(),
        category: z.string(),
        variant: z.string(),
        price: z.int(),
        quantity: z.number(),
        coupon: z.string(),
      }),
    ),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const setOperatorCode = defineCall({
  ...saved,
  method: 'POST',
  path: '/api/v1/sale/checkout/operatorCode',
  summary: 'Name the member of staff who helped; an empty code names nobody',
  body: z.strictObject({ id, operatorCode: text(60) }),
  refusals: { ...refusals, operator_unknown: 404 },
})
