import { calculateMinimumPrepayment } from '@svetlitsa/domain/order/calculate-minimum-prepayment'
import { resolvePrepaymentPercent } from '@svetlitsa/domain/order/resolve-prepayment-percent'
import { canOfferSplit } from '@svetlitsa/domain/payment/can-offer-split'
import type { PaymentGroup } from '@svetlitsa/domain/payment/list-payment-groups'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findWritableCheckout } from '../order/checkout-access.queries.ts'
import { prolongReservations } from '../order/reservation/prolong-reservations.queries.ts'
import type { Region } from '../region/region-directory.ts'
import { listPayableGroups } from './payable-groups.ts'
import {
  findDueOrders,
  findOpenAttempt,
  insertAttempt,
  lockPaidCheckout,
  type PaymentRow,
} from './payment.queries.ts'
import { getMethodGroup } from './payment-method.ts'
import { calculateDue } from './payment-outcome.queries.ts'
import { findProvider } from './provider/find-provider.ts'
import type { PaymentProvider, ProviderStart } from './provider/payment-provider.ts'

export interface RequestedPayment {
  basketGroup: string
  sum: number
  methodId: string
  group: PaymentGroup
}

export interface DecidedAttempt {
  provider: PaymentProvider
  attempt: PaymentRow
  /** Whether the attempt is for the requested method and sum. */
  isSameWay: boolean
  /** Whether it may be offered; otherwise it must be ended before another one is opened. */
  isOffered: boolean
  start: Pick<ProviderStart, 'description' | 'returnUrl' | 'allowsSplit' | 'noticeUrl'>
}

type Reason =
  | 'not_found'
  | 'not_owner'
  | 'order_changed'
  | 'provider_off'
  | 'already_paid'
  | 'delivery_missing'

/**
 * The attempt by which a checkout is paid, decided under the checkout's lock: the open one if there
 * is one, otherwise a new one (payment.one-attempt).
 */
export async function decideAttempt(
  context: Context,
  tx: Db,
  requested: RequestedPayment,
): Promise<DecidedAttempt | Refusal<Reason>> {
  const { services, now } = context
  await lockPaidCheckout(tx, requested.basketGroup)
  const checkout = await findWritableCheckout(context, tx, requested.basketGroup)
  if (checkout instanceof Refusal) return checkout
  const region = services.regions.find(checkout.regionId)
  if (!region) return refuse('not_found')
  const orders = (await findDueOrders(tx, checkout.guid, { lock: false })).filter(
    (order) => order.state !== 'cancelled',
  )
  const refusal = checkSum(orders, region, requested.sum)
  if (refusal) return refusal
  const provider = findProvider(services, requested.group)
  const numbers = orders.map(({ number }) => number)
  const isListed = listPayableGroups(services, region, numbers).includes(requested.group)
  if (!provider || !isListed || getMethodGroup(requested.methodId) !== requested.group) {
    return refuse('provider_off')
  }

  const wanted = {
    checkoutGuid: checkout.guid,
    provider: provider.name,
    method: requested.methodId,
    amount: requested.sum,
    currencyCode: checkout.currencyCode,
  }
  const attempt =
    (await findOpenAttempt(tx, checkout.guid)) ??
    (await insertAttempt(tx, wanted, provider.attemptMinutes))
  await prolongReservations(tx, attempt)
  const isSameWay = Object.entries(wanted).every(
    ([field, value]) => attempt[field as keyof typeof wanted] === value,
  )
  return {
    provider,
    attempt,
    isSameWay,
    isOffered: isSameWay && attempt.expiresAt > now,
    start: {
      description: `Заказ ${numbers.join(', ')}`,
      returnUrl: `${services.env.PUBLIC_ORIGIN}/personal/order/pay/${checkout.guid}/`,
      allowsSplit: numbers.every((id) =>
        canOfferSplit({ id, splitAvailable: region.splitAvailable }),
      ),
      noticeUrl: `${services.env.PUBLIC_ORIGIN}/api_vue/payment/webhook/${provider.name}/`,
    },
  }
}

/** Whether the sum shown to the shopper is the whole due, or the minimum prepayment of nothing paid. */
function checkSum(
  orders: Awaited<ReturnType<typeof findDueOrders>>,
  region: Region,
  sum: number,
): Refusal<'already_paid' | 'delivery_missing' | 'order_changed'> | null {
  const due = orders.reduce((total, order) => total + calculateDue(order), 0)
  if (orders.length > 0 && due <= 0) return refuse('already_paid')
  if (orders.some((order) => !order.hasDelivery)) return refuse('delivery_missing')
  const minimumSum = orders.reduce((total, order) => {
    const percent = resolvePrepaymentPercent({
      order: order.percentPrepayment,
      region: region.minPercentPrepayment,
    })
    return total + calculateMinimumPrepayment(order.total, percent)
  }, 0)
  const isFirstPart = sum === minimumSum && orders.every((order) => order.paidSum === 0)
  return orders.length > 0 && (sum === due || isFirstPart) ? null : refuse('order_changed')
}
