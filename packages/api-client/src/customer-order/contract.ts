import { closeReasons } from '@svetlitsa/domain/order/close-reason'
import { orderActions } from '@svetlitsa/domain/order/order-action'
import { refundStates, returnReasons } from '@svetlitsa/domain/order/order-return'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { order, orderSummary } from '../order/contract.ts'

const actions = z.array(z.enum(orderActions))

/** A request of the customer to give goods back; staff decide about it. */
export const refundRequest = z.object({
  guid: z.string(),
  state: z.enum(refundStates),
  reason: z.enum(returnReasons),
  comment: z.string(),
  /** What is paid back for these goods. */
  sum: z.int(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
  createdAt: z.string(),
  /** The day by which staff answer. */
  answerBy: z.string(),
  /** What staff wrote to a declined request. */
  answer: z.string(),
})

/** An order with what its reader can do with it (lk.orders). */
export const customerOrder = order.extend({
  /** Whether the reader only has the link: contacts and address are masked. */
  isMasked: z.boolean(),
  /** Whether it is the reader's own: staff see another's order whole, and change it at their desk. */
  isOwn: z.boolean(),
  actions,
  /** Whether nothing can be changed any more (lk.closed). */
  isClosed: z.boolean(),
  assemblyState: z.enum(['none', 'requested', 'planned', 'done']),
  assemblyStatus: z.string(),
  /** Whether the call centre was asked to cancel it and has not answered. */
  isCloseAsked: z.boolean(),
  /** Why the call centre refused to cancel it; null where it did not. */
  closeRefusal: z.string().nullable(),
  /** For which reasons goods may come back now. */
  refundReasons: z.array(z.enum(returnReasons)),
  /** What decides what a return pays back (order.returns); null where none can be asked for. */
  returnable: z
    .object({
      total: z.int(),
      /** What was paid, without what went back and what is planned to. */
      held: z.int(),
      lines: z.array(
        z.object({
          lineId: z.int(),
          quantity: z.number(),
          couponDiscount: z.int(),
          bonusSpent: z.int(),
          /** After the coupon and before bonuses. */
          sum: z.int(),
        }),
      ),
    })
    .nullable(),
  refunds: z.array(refundRequest),
  /** The first order and its follow-ups, without this one. */
  related: z.array(z.object({ id: z.string(), guid: z.string() })),
})

export const customerOrderSummary = orderSummary.extend({ actions })

const orderGuid = z.guid()
const comment = z.string().trim().max(500).optional()
const changed = z.object({ result: z.literal(true), message: z.string(), order: customerOrder })

export const getOrders = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getOrders',
  summary: 'Orders of the customer, follow-up orders below their first order',
  body: z.object({
    page: z.int().min(1).max(100_000).optional(),
    filter: z.enum(['all', 'active', 'done']).optional(),
    /** The number of an order, or words of the names of its goods. */
    search: z.string().max(100).optional(),
  }),
  answer: z.object({
    orders: z.array(customerOrderSummary),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'customer',
})

export const getOrder = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getOrder',
  summary: 'One order of the customer',
  body: z.object({ orderGuid }),
  answer: z.object({ order: customerOrder }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'customer',
})

export const getOrderByPhoneAndGuid = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getOrderByPhoneAndGuid',
  summary: 'One order for whoever has its link; the link alone opens it for 30 days',
  body: z.object({ orderGuid, phoneNumber: z.string().max(40).optional() }),
  answer: z.object({ order: customerOrder }),
  refusals: { not_found: 404, phone_needed: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getReasonsForClose = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getReasonsForClose',
  summary: 'What closing an order does now, and the reasons to choose from',
  body: z.object({ orderGuid }),
  answer: z.object({
    /** Cancels it, asks the call centre to cancel it, or closes the delivered order. */
    outcome: z.enum(['cancel', 'ask', 'close']).nullable(),
    reasons: z.array(z.object({ id: z.enum(closeReasons), name: z.string() })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'customer',
})

export const closeOrder = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#closeOrder',
  summary: 'Cancel an order, ask the call centre to, or close it after delivery',
  body: z.strictObject({
    orderGuid,
    /** What the customer was told that it does; refused if it would do something else by now. */
    outcome: z.enum(['cancel', 'ask', 'close']).optional(),
    reason: z.enum(closeReasons),
    comment,
  }),
  answer: changed.extend({ outcome: z.enum(['cancel', 'ask', 'close']) }),
  refusals: { not_found: 404, close_refused: 409, reason_missing: 400 },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
})

export const refund = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#refund',
  summary: 'Ask to give goods of a delivered order back',
  body: z.strictObject({
    orderGuid,
    lines: z
      .array(z.strictObject({ lineId: z.int32(), quantity: z.number().positive().max(1_000_000) }))
      .min(1)
      .max(500),
    reason: z.enum(returnReasons),
    comment,
  }),
  answer: changed,
  refusals: { not_found: 404, refund_refused: 409, lines_changed: 409 },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
})

export const withdrawRefund = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#withdrawRefund',
  summary: 'Take back a request to give goods back that staff have not answered',
  body: z.strictObject({ orderGuid, refundGuid: z.guid() }),
  answer: changed,
  refusals: { not_found: 404, refund_decided: 409 },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
})

export const sendAssembly = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#sendAssembly',
  summary: 'Ask for the assembly of an order',
  body: z.strictObject({ orderGuid }),
  answer: changed,
  refusals: { not_found: 404, assembly_refused: 409 },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
})
