import * as z from 'zod'
import { basket, basketChange } from '../basket/contract.ts'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'

export const orderState = z.enum([
  'new',
  'confirmed',
  'picking',
  'ready',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
])
export const paymentState = z.enum(['unpaid', 'part', 'paid', 'refunded'])

export const createOrder = defineCall({
  method: 'POST',
  path: '/api_vue/basket/createOrder/',
  summary: 'Create orders from the checked basket lines',
  body: z.strictObject({
    name: z.string().max(200),
    phoneNumber: z.string().max(40),
    email: z.string().max(200).optional(),
    operatorId: z.string().max(60).optional(),
    noCall: z.boolean().optional(),
    offerIds: z.array(z.int32()).max(500).optional(),
    /** The version of the basket shown to the shopper; an older one is refused. */
    basketVersion: z.int32().optional(),
  }),
  answer: z.object({
    basketGroup: z.string(),
    orderId: z.string(),
    createNewUser: z.boolean(),
    orders: z.array(z.object({ id: z.string(), total: z.int() })),
    /** Prices that fell since the basket was shown; the lower ones are charged. */
    changes: z.array(basketChange),
  }),
  refusals: {
    out_of_stock: 409,
    basket_changed: 409,
    basket_empty: 409,
    order_too_large: 409,
    coupon_refused: 409,
    bonus_changed: 409,
    bonus_phone: 409,
    invalid: 400,
  },
  details: z.object({ basket, changes: z.array(basketChange) }),
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const orderLine = z.object({
  lineId: z.int(),
  offerId: z.int(),
  name: z.string(),
  article: z.string(),
  url: z.string().nullable(),
  picture: pictureFile.nullable(),
  /** In pieces, or in metres. */
  quantity: z.number(),
  byMetre: z.boolean(),
  price: z.int(),
  oldPrice: z.int(),
  sum: z.int(),
})

/** An order as shown to its customer and to staff (lk.orders). */
export const order = z.object({
  id: z.string(),
  guid: z.string(),
  basketGroup: z.string(),
  status: z.string(),
  state: orderState,
  paymentStatus: z.string(),
  paymentState,
  createdAt: z.string(),
  currency: z.object({ sign: z.string(), code: z.string() }),
  isKZ: z.boolean(),
  isPartner: z.boolean(),
  percentPrepayment: z.int(),
  goods: z.array(orderLine),
  sums: z.object({
    goods: z.int(),
    coupon: z.int(),
    bonus: z.int(),
    delivery: z.int(),
    services: z.int(),
    total: z.int(),
    paid: z.int(),
  }),
  /** The specification's names for the same amounts: the total and the amount already paid. */
  sum: z.int(),
  paid: z.int(),
  /** What is still to be paid; a cancelled order owes nothing. */
  due: z.int(),
  delivery: z
    .object({
      kind: z.enum(['pickup', 'courier', 'transport', 'delayed']),
      description: z.string(),
      address: z.string().nullable(),
      date: z.string().nullable(),
      timeFrom: z.string().nullable(),
      timeTo: z.string().nullable(),
      price: z.int(),
    })
    .nullable(),
  history: z.array(z.object({ state: z.string(), label: z.string(), at: z.string() })),
  /** Receipts of payments and refunds, oldest first. */
  receipts: z.array(z.object({ guid: z.string(), type: z.enum(['sale', 'refund']) })),
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string().nullable() }),
})

/** A row in a list of orders. */
export const orderSummary = order
  .pick({
    id: true,
    guid: true,
    basketGroup: true,
    status: true,
    state: true,
    paymentStatus: true,
    paymentState: true,
    createdAt: true,
    currency: true,
    sum: true,
    paid: true,
    due: true,
    delivery: true,
    history: true,
  })
  .extend({
    pictures: z.array(pictureFile),
    lineCount: z.int(),
    customer: z.object({ name: z.string(), phone: z.string() }),
    storeName: z.string(),
  })

export const getCheckoutOrder = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getOrder/',
  summary: 'Orders of one checkout',
  body: z.object({
    basketGroup: z.guid(),
    /** The code of a payment link, which shows them masked as long as it is valid. */
    code: z.string().max(64).optional(),
  }),
  answer: z.object({
    basketGroup: z.string(),
    /** Whether the reader only has the link: contacts and addresses are masked. */
    isMasked: z.boolean(),
    orders: z.array(order),
    sum: z.int(),
    paid: z.int(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
