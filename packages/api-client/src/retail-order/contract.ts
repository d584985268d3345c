import { staffCancelReasons } from '@svetlitsa/domain/order/close-reason'
import { returnReasons } from '@svetlitsa/domain/order/order-return'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { refundRequest } from '../customer-order/contract.ts'
import { chosenDelivery, deliveryOption, setDelivery } from '../delivery/contract.ts'
import { order, orderState } from '../order/contract.ts'

const assemblyState = z.enum(['none', 'requested', 'planned', 'done'])

/** An order as staff see and move it (order.states). */
export const retailOrder = order.extend({
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      article: z.string(),
      quantity: z.number(),
      price: z.int(),
      byMetre: z.boolean(),
    }),
  ),
  assemblyState,
  /**
   * The states to which it may be moved now. Transitions are named steps in what clients read: this
   * field, the path of `transitionRetailOrder` and `step_refused`.
   */
  steps: z.array(orderState),
  /** Whether lines of it may be moved to a follow-up order. */
  canSplit: z.boolean(),
  /** Whether the reader may take back goods of it. */
  canReturn: z.boolean(),
  /** What was taken back, oldest first. */
  returns: z.array(
    z.object({
      at: z.string(),
      reason: z.string(),
      /** Of the goods, after the coupon. */
      sum: z.int(),
      lines: z.array(z.object({ name: z.string(), quantity: z.number(), isSound: z.boolean() })),
    }),
  ),
  /** Whether its customer asked to cancel it and nobody has answered. */
  isCloseAsked: z.boolean(),
  /** What its customer asked to give back; taking it back accepts the request that waits. */
  refunds: z.array(refundRequest),
  /** The other orders of the first order: itself and its follow-ups. */
  related: z.array(z.object({ id: z.string(), guid: z.string() })),
  /** An order that staff made for its customer; null for any other. */
  confirmation: z
    .object({
      isConfirmed: z.boolean(),
      way: z.enum(['link', 'code', 'paper']).nullable(),
      /** Whether it was made at the counter of a store. */
      isCounter: z.boolean(),
      /** The member of staff who made it. */
      by: z.string().nullable(),
      /** Where the customer confirms it. */
      url: z.string(),
    })
    .nullable(),
  /** Whether the reader made it on the site and may hand it to its customer. */
  canHandOver: z.boolean(),
  /** Whether staff may choose or change its delivery. */
  canSetDelivery: z.boolean(),
  money: z.object({
    /** What this order still owes, and what all orders of its checkout owe, which a link pays. */
    due: z.int(),
    checkoutDue: z.int(),
    placement: z.enum(['bill', 'certificate', 'onReceipt']).nullable(),
    canLink: z.boolean(),
    canPlace: z.boolean(),
    canReceive: z.boolean(),
    /** Received at the till, from the courier or for a bill: staff return it if the order is cancelled. */
    fromTill: z.int(),
    /** Payment links, newest first. */
    links: z.array(
      z.object({
        guid: z.string(),
        amount: z.int().nullable(),
        percent: z.int().nullable(),
        createdAt: z.string(),
        expiresAt: z.string(),
        by: z.string().nullable(),
        state: z.enum(['open', 'used', 'expired', 'withdrawn']),
      }),
    ),
  }),
  /** Whether its reservation has ended and staff decide what becomes of it. */
  isReservationEnded: z.boolean(),
  /** Everything that happened to it: who did it, when and why. */
  events: z.array(
    z.object({
      kind: z.enum(['state', 'payment', 'assembly', 'delivery', 'split', 'return', 'note']),
      /** The state that it reached, or the number of the follow-up order. */
      to: z.string(),
      at: z.string(),
      actor: z.enum(['customer', 'staff', 'job', 'exchange', 'payment', 'shop']),
      by: z.string().nullable(),
      reason: z.string().nullable(),
      note: z.string(),
    }),
  ),
})

const answer = z.object({ order: retailOrder })
const lineId = z.int32()
const quantity = z.number().positive().max(1_000_000)
const note = z.string().trim().max(500).optional()

export const getRetailOrder = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/',
  summary: 'Order for staff',
  body: z.object({ orderGuid: z.guid() }),
  answer,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})

export const transitionRetailOrder = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/step/',
  summary: 'Move an order to its next state, or cancel it',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** The state that the member of staff saw: an order that has left it is not moved. */
    fromState: orderState,
    toState: orderState,
    /** Required to cancel; the buyer is told it. */
    reason: z.enum(staffCancelReasons).optional(),
    note,
  }),
  answer,
  refusals: {
    not_found: 404,
    step_refused: 409,
    /** An order that is picked up is handed to no courier. */
    pickup_not_sent: 409,
    reason_missing: 400,
    prove_again: 403,
  },
  effect: 'write',
  caller: 'staff',
  freshCode: 'when-money-moves',
  idempotent: true,
})

export const splitRetailOrder = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/split/',
  summary: 'Move lines of an order to a follow-up order',
  body: z.strictObject({
    orderGuid: z.guid(),
    lines: z.array(z.strictObject({ lineId, quantity })).min(1).max(500),
    /** Whether the assembly goes along with the goods that need it; otherwise they have none. */
    assembly: z.boolean().optional(),
    note,
  }),
  answer: answer.extend({ followUp: z.object({ id: z.string(), guid: z.string() }) }),
  refusals: { not_found: 404, split_refused: 409, lines_changed: 409, assembly_paid: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const addOrderNote = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/note/',
  summary: 'Add a note for staff to the history of an order',
  body: z.strictObject({ orderGuid: z.guid(), note: z.string().trim().min(1).max(500) }),
  answer,
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const returnRetailOrder = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/return/',
  summary: 'Take back goods of a delivered order and refund them',
  body: z.strictObject({
    orderGuid: z.guid(),
    lines: z
      .array(z.strictObject({ lineId, quantity, isSound: z.boolean() }))
      .min(1)
      .max(500),
    reason: z.enum(returnReasons),
    note,
    /** Delivery and services go back too; only where nothing is left of the order. */
    withDelivery: z.boolean().optional(),
  }),
  answer,
  refusals: { not_found: 404, return_refused: 409, lines_changed: 409, prove_again: 403 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'always',
  idempotent: true,
})

/** The delivery that staff choose for an order of their store. */
export const getRetailDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/delivery/',
  summary: 'Ways to deliver an order, for staff',
  body: z.object({ orderGuid: z.guid() }),
  answer: z.object({
    options: z.array(deliveryOption),
    /** As it stands; null where none was chosen. */
    chosen: chosenDelivery.extend({ slotId: z.int().nullable() }).nullable(),
    assemblyState,
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})

export const setRetailDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/setDelivery/',
  summary: 'Save the delivery that staff choose for an order',
  /** What is left out stays as it is. */
  body: setDelivery.body.omit({ basketGuid: true, orderId: true }).extend({
    orderGuid: z.guid(),
    /** Null gives the time up. */
    slotId: z.int32().nullable().optional(),
  }),
  answer: z.object({ sum: z.int(), total: z.int() }),
  refusals: { ...setDelivery.refusals, delivery_cheaper: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})

/** Goods for an order that staff make for a customer, with what the region can supply of them. */
export const findRetailOffers = defineCall({
  method: 'POST',
  path: '/api_vue/retail/offers/',
  summary: 'Goods by name, article or barcode, with price and stock, for staff',
  body: z.object({ search: z.string().max(200) }),
  answer: z.object({
    offers: z.array(
      z.object({
        offerId: z.int(),
        article: z.string(),
        name: z.string(),
        /** Finish and size, as far as they tell it from others. */
        variant: z.string(),
        price: z.int(),
        remains: z.number(),
        minimumBatch: z.number(),
        byMetre: z.boolean(),
      }),
    ),
    /** The sign of the region's currency. */
    sign: z.string(),
  }),
  effect: 'read',
  caller: 'staff',
})

export const declineRefund = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/declineRefund/',
  summary: 'Decline the request of a customer to give goods back',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** Required; the customer reads it. */
    answer: z.string().trim().min(3).max(500),
  }),
  answer,
  refusals: { not_found: 404, return_refused: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const declineCancel = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/declineCancel/',
  summary: 'Tell a customer who asked to cancel an order that it cannot be cancelled',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** Required; the customer reads it. */
    answer: z.string().trim().min(3).max(500),
  }),
  answer,
  refusals: { not_found: 404, close_refused: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})
