import type { Day } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import {
  calculateMinimumPrepayment,
  resolvePrepaymentPercent,
} from '@svetlitsa/domain/order/prepayment'
import {
  type CheckoutRow,
  findWritableCheckout,
} from '../../order/access/find-accessible-checkout.ts'
import { findLinkedCheckout } from '../../order/access/payment-link.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { type DueOrder, findDueOrders, lockPaidCheckout } from './payment.queries.ts'
import { findMissingChoice } from './payment-flags.ts'

export interface PaymentRequest {
  basketGroup: string
  /** The sum that the buyer was shown. */
  sum: number
  /** The percent that the buyer wants to prepay; never less than what is required. */
  percent?: number | undefined
  /** The code of a payment link, which may pay without owning the checkout. */
  code?: string | undefined
}

export interface PayableCheckout {
  checkout: CheckoutRow
  region: Region
  /** The orders that are not cancelled. */
  orders: DueOrder[]
}

export type PaymentRequestRefusal =
  | 'not_found'
  | 'not_owner'
  | 'order_changed'
  | 'already_paid'
  | 'delivery_missing'

/**
 * Locks a checkout, checks that the visitor may pay it (its owner, or the bearer of a payment link)
 * and that the shown sum is due (payment.pay-code).
 */
export async function lockPayableCheckout(
  context: Context,
  tx: Db,
  requested: PaymentRequest,
): Promise<PayableCheckout | Refusal<PaymentRequestRefusal>> {
  const { basketGroup, code } = requested
  await lockPaidCheckout(tx, basketGroup)
  const linked = code === undefined ? null : await findLinkedCheckout(tx, code)
  if (code !== undefined && linked?.checkout.guid !== basketGroup) return refuse('not_found')
  if (linked?.isUsed) return refuse('already_paid')
  const checkout = linked?.checkout ?? (await findWritableCheckout(context, tx, basketGroup))
  if (checkout instanceof Refusal) return checkout
  const region = context.services.regions.find(checkout.regionId)
  if (!region) return refuse('not_found')
  const orders = (await findDueOrders(tx, checkout.guid, { lock: false })).filter(
    (order) => order.state !== 'cancelled',
  )
  const pagePercent = linked?.percent ?? requested.percent ?? null
  const refusal = checkSum(
    orders,
    {
      region,
      pagePercent,
      isTrusted: (linked?.percent ?? null) !== null,
      amount: linked?.amount ?? null,
      today: toLocalTime(context.now, region.timeZone).day,
    },
    requested.sum,
  )
  return refusal ?? { checkout, region, orders }
}

interface PrepaymentSource {
  region: Pick<Region, 'minPercentPrepayment'>
  /** The percent of the payment page: of its link, or of its address. */
  pagePercent: number | null
  /** Staff may ask for less by a link; an address can only raise what is required. */
  isTrusted: boolean
}

/** The percent that the first payment of an order must reach (payment.prepayment). */
export function getPrepaymentPercent(
  order: Pick<DueOrder, 'percentPrepayment'>,
  { region, pagePercent, isTrusted }: PrepaymentSource,
): number {
  const required = { order: order.percentPrepayment, region: region.minPercentPrepayment }
  const minimum = resolvePrepaymentPercent(required)
  const isAccepted = isTrusted || (pagePercent ?? 0) >= minimum
  return resolvePrepaymentPercent({ page: isAccepted ? pagePercent : null, ...required })
}

/** The first payment of these orders; null once something was paid. */
export function calculateFirstPart(
  orders: readonly DueOrder[],
  source: PrepaymentSource,
): number | null {
  if (orders.some((order) => order.paidSum > 0)) return null
  return orders.reduce(
    (sum, order) =>
      sum + calculateMinimumPrepayment(order.total, getPrepaymentPercent(order, source)),
    0,
  )
}

/**
 * Whether the sum shown to the shopper is that of the link, if it names one, else the whole due or the
 * prepayment of nothing paid.
 */
function checkSum(
  orders: readonly DueOrder[],
  source: PrepaymentSource & { amount: number | null; today: Day },
  sum: number,
): Refusal<'already_paid' | 'delivery_missing' | 'order_changed'> | null {
  const due = orders.reduce((total, order) => total + order.due, 0)
  if (orders.length > 0 && due <= 0) return refuse('already_paid')
  if (findMissingChoice(orders, source.today) !== null) return refuse('delivery_missing')
  const { amount } = source
  const isShown =
    amount === null
      ? sum === due || sum === calculateFirstPart(orders, source)
      : sum === Math.min(amount, due)
  return orders.length > 0 && isShown ? null : refuse('order_changed')
}
