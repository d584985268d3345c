import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { deliveryOption, deliveryPlace, deliveryZone } from '../delivery/contract.ts'
import { paymentMethod } from '../payment/contract.ts'
import { contragent, paymentAccount } from '../payment-document/contract.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^\d{2}:\d{2}$/)
export const checkoutText = (maximum: number) => z.string().trim().max(maximum)

const dateAndTime = z.object({ date: day, timeFrom: time, timeTo: time })
const lift = z.object({
  kind: z.enum(['none', 'lift', 'stairs']),
  floor: z.int().min(1).max(100).nullable(),
})

/** Where and how goods are delivered: what a person types at step 2. */
const fieldSet = z.object({
  address: z.object({
    street: checkoutText(500),
    apartment: checkoutText(40),
    entrance: checkoutText(20),
    coords: deliveryPlace.nullable(),
  }),
  comment: checkoutText(1_000),
  toDoor: z.boolean(),
  liftToFloor: lift,
  /** The store of a pick-up. */
  storeId: z.int32().nullable(),
})

const contacts = z.object({
  name: checkoutText(200),
  /** Stored as 11 digits once it is whole; before that as typed. */
  phoneMobile: checkoutText(40),
  email: checkoutText(200),
})

/** Sums of the goods and of everything added or subtracted; computed by the rule of totals. */
export const calculation = z.object({
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
  /** The hash of its address; empty until the first write. */
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
    /** Whether the orders have another delivery, because the change of it lacks something yet. */
    isUnfinished: z.boolean(),
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
  paymentAccount: z.object({ contragent, paymentAccount, email: checkoutText(100) }).nullable(),
  /** The number of its first order; null until they are made. */
  orderID: z.string().nullable(),
  basketGroup: z.string().nullable(),
  currency: z.object({ sign: z.string(), code: z.string() }),
})

/**
 * The hash of a checkout; without it the one of this visitor's basket. Its draft, and with it the
 * hash, begins with the first write.
 */
export const checkoutId = z.string().max(64).default('')
/** Only a basket with checked goods has a checkout. */
export const draftRefusals = { not_found: 404, basket_empty: 409 } as const
export const checkoutRefusals = {
  ...draftRefusals,
  not_owner: 404,
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
  ...checkoutRefusals,
  option_unknown: 400,
  address_missing: 400,
  outside_zones: 400,
  slot_taken: 409,
} as const
export const savedCheckout = {
  answer: checkout,
  refusals: checkoutRefusals,
  effect: 'write',
  caller: 'anyone',
} as const

export const getCheckoutStep = defineCall({
  method: 'GET',
  path: '/api/v1/sale/checkout/step?id',
  summary: 'The checkout of a link, or of the basket of this visitor; reading opens none',
  query: z.object({ id: checkoutId }),
  answer: checkout,
  refusals: draftRefusals,
  effect: 'read',
  caller: 'anyone',
})

export const saveCheckoutStep = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/step',
  summary:
    'Save what was typed at step 1, and move to a step whose conditions hold; step 3 of orders that are made gives up an unfinished change of their delivery',
  body: z.strictObject({
    id: checkoutId,
    step: z.literal([1, 2, 3]).optional(),
    contacts: contacts.partial().optional(),
    managerCall: z.boolean().optional(),
  }),
  /** `contacts_invalid` has the errors as fields `name`, `phone` and `email`. */
  refusals: {
    ...checkoutRefusals,
    contacts_invalid: 400,
    /** Bonuses were spent on the orders, and the phone is not theirs. */
    bonus_phone: 409,
    /** The phone is not confirmed, and has as many orders as it may have; or these are too large. */
    orders_limited: 429,
    order_too_large: 409,
    delivery_missing: 409,
    order_missing: 409,
  },
})

export const sendCheckoutCode = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/contact/phone/send',
  summary: 'Send a code to the phone of the contacts',
  body: z.strictObject({ id: checkoutId, phone: checkoutText(40) }),
  answer: z.object({
    result: z.boolean(),
    error: z.string().nullable(),
    /** Seconds until a code may be sent again. */
    timer: z.int(),
  }),
  refusals: { ...draftRefusals, invalid: 400 },
  effect: 'write',
  caller: 'anyone',
})

export const checkCheckoutCode = defineCall({
  method: 'POST',
  path: '/api/v1/sale/checkout/contact/phone/check',
  summary: 'Confirm the phone of the contacts; it opens the checkout for its owner',
  body: z.strictObject({
    id: checkoutId,
    phone: checkoutText(40),
    code: z.int().min(0).max(999_999),
  }),
  answer: z.object({ checkout, error: z.string().nullable() }),
  refusals: { ...draftRefusals, invalid: 400 },
  effect: 'write',
  caller: 'anyone',
})

export const saveCheckoutDelivery = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/fieldSet',
  summary: 'Save address, comment, carrying and lift, or the store',
  body: z.strictObject({
    id: checkoutId,
    address: z.strictObject(fieldSet.shape.address.partial().shape).optional(),
    comment: fieldSet.shape.comment.optional(),
    toDoor: z.boolean().optional(),
    liftToFloor: lift.optional(),
    storeId: z.int32().nullable().optional(),
  }),
  refusals: { ...deliveryRefusals, store_unknown: 400 },
})

export const chooseCheckoutDelivery = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/id',
  summary: 'Choose a delivery option',
  body: z.strictObject({ id: checkoutId, deliveryId: z.int32() }),
  refusals: deliveryRefusals,
})

export const chooseCheckoutDeliveryType = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/type',
  summary: 'Deliver on a chosen day, or name the day later',
  body: z.strictObject({ id: checkoutId, type: z.enum(['plain', 'delayed']) }),
  refusals: deliveryRefusals,
})

export const chooseCheckoutSlot = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/delivery/dateAndTime',
  summary: 'Choose the day and hours of delivery',
  body: z.strictObject({ id: checkoutId, ...dateAndTime.shape }),
  refusals: deliveryRefusals,
})

export const saveCheckoutAssembly = defineCall({
  ...savedCheckout,
  method: 'POST',
  path: '/api/v1/sale/checkout/services/furnitureAssembly',
  summary: 'Add or leave out the assembly of furniture',
  body: z.strictObject({ id: checkoutId, furnitureAssembly: z.boolean() }),
  refusals: deliveryRefusals,
})
