import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { order, orderState } from '../order/contract.ts'

const day = z.iso.date()

/** What narrows the list of orders and can be saved as a view; it contains nobody's name or phone. */
export const retailOrderFilter = z.strictObject({
  state: orderState.optional(),
  paymentState: z.enum(['unpaid', 'part', 'paid', 'refunded']).optional(),
  /** `none`: nobody has chosen the delivery yet. */
  deliveryKind: z.enum(['pickup', 'courier', 'transport', 'delayed', 'none']).optional(),
  /** Supplied by this store, picked up in it or made at its counter. */
  storeId: z.int32().positive().optional(),
  /** Days on which the orders were made, both included, in the time zone of the region. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  deliveryDay: day.optional(),
  /** Only orders whose reservation has ended and that wait for a decision. */
  isReservationEnded: z.boolean().optional(),
  /** Only orders whose buyer asks for money back and waits for the answer. */
  hasRefundRequest: z.boolean().optional(),
})

export type RetailOrderFilter = z.output<typeof retailOrderFilter>

/** A row of the staff's list of orders. */
const retailOrderRow = order
  .pick({
    id: true,
    guid: true,
    status: true,
    state: true,
    paymentStatus: true,
    paymentState: true,
    createdAt: true,
    currency: true,
    sum: true,
  })
  .extend({
    customer: z.object({ name: z.string(), phone: z.string() }),
    /** The first line by name, the number of lines and of pieces. */
    goods: z.object({ first: z.string(), lines: z.int(), pieces: z.number() }),
    delivery: z
      .object({
        kind: z.enum(['pickup', 'courier', 'transport', 'delayed']),
        date: z.string().nullable(),
        timeFrom: z.string().nullable(),
        timeTo: z.string().nullable(),
      })
      .nullable(),
    storeName: z.string(),
  })

export const getRetailOrders = defineCall({
  method: 'POST',
  path: '/api_vue/retail/orders/',
  summary: 'Orders for staff: a seller sees their store, the call centre sees all',
  body: z.object({
    ...retailOrderFilter.shape,
    /** A number, a phone in any spelling, a name, an article or a barcode. */
    search: z.string().max(100).optional(),
    /** `next` of the rows before. */
    after: z.int32().positive().optional(),
  }),
  answer: z.object({
    orders: z.array(retailOrderRow),
    /** Where the next rows begin; null at the end. */
    next: z.int().nullable(),
    /** How many there are, counted up to 1000; null for further rows of a list. */
    total: z.int().nullable(),
  }),
  effect: 'read',
  caller: 'staff',
})

const retailView = z.object({ id: z.int(), name: z.string(), filter: retailOrderFilter })
const views = z.object({ views: z.array(retailView) })

export const getRetailViews = defineCall({
  method: 'POST',
  path: '/api_vue/retail/views/',
  summary: 'The saved views of a member of staff, and the stores whose orders they see',
  body: z.object({}),
  answer: views.extend({
    /** The stores and warehouses to choose from; empty for sellers, who see their own store. */
    stores: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  effect: 'read',
  caller: 'staff',
})

export const saveRetailView = defineCall({
  method: 'POST',
  path: '/api_vue/retail/views/save/',
  summary: 'Save the filters of the order list under a name',
  body: z.strictObject({ name: z.string().trim().min(1).max(40), filter: retailOrderFilter }),
  answer: views,
  refusals: { view_name_taken: 409, too_many_views: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const removeRetailView = defineCall({
  method: 'POST',
  path: '/api_vue/retail/views/remove/',
  summary: 'Remove a saved view',
  body: z.strictObject({ viewId: z.int32().positive() }),
  answer: views,
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})
