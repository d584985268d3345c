import { calculateMinimumPrepayment } from '@svetlitsa/domain/order/calculate-minimum-prepayment'
import { resolvePrepaymentPercent } from '@svetlitsa/domain/order/resolve-prepayment-percent'
import { canOfferSplit } from '@svetlitsa/domain/payment/can-offer-split'
import type { PaymentGroup } from '@svetlitsa/domain/payment/list-payment-groups'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { listPayableGroups } from './payable-groups.ts'
import {
  findDueOrders,
  findOpenAttempt,
  findPaidCheckout,
  type PaymentRow,
} from './payment.queries.ts'
import { payment } from './payment.table.ts'
import { getMethodGroup } from './payment-method.ts'
import { findProvider } from './provider/find-provider.ts'
import { type PaymentProvider, ProviderError } from './provider/payment-provider.ts'

type Reason =
  | 'not_found'
  | 'order_changed'
  | 'provider_off'
  | 'already_paid'
  | 'delivery_missing'
  | 'provider_failed'

const ATTEMPT_MS = 15 * 60_000

export interface StartedAnswer {
  paymentGuid: string
  url: string
  widget: { token: string; script: string } | null
  /** When the attempt expires. */
  expiresAt: string
}

/**
 * Opens a payment at the provider of a group. The attempt is stored before the provider is called.
 */
export async function startPayment(
  context: Context,
  request: { basketGroup: string; sum: number; methodId: string },
  group: PaymentGroup,
): Promise<StartedAnswer | Refusal<Reason>> {
  const { db, services } = context
  const checkout = await findPaidCheckout(db, request.basketGroup)
  const region = checkout ? services.regions.find(checkout.regionId) : null
  if (!checkout || !region) return refuse('not_found')
  const orders = (await findDueOrders(db, checkout.guid, { lock: false })).filter(
    (order) => order.state !== 'cancelled',
  )
  const due = orders.reduce(
    (sum, order) => sum + order.total - order.paidSum + order.refundedSum,
    0,
  )
  if (orders.length > 0 && due <= 0) return refuse('already_paid')
  if (orders.some((order) => !order.hasDelivery)) return refuse('delivery_missing')
  const minimumSum = orders.reduce((sum, order) => {
    const percent = resolvePrepaymentPercent({
      order: order.percentPrepayment,
      region: region.minPercentPrepayment,
    })
    return sum + calculateMinimumPrepayment(order.total, percent)
  }, 0)
  const isFullSum = request.sum === due
  const isFirstPart = request.sum === minimumSum && orders.every((order) => order.paidSum === 0)
  if (orders.length === 0 || !(isFullSum || isFirstPart)) return refuse('order_changed')
  const provider = findProvider(services, group)
  const isOffered = listPayableGroups(services, region).includes(group)
  if (!provider || !isOffered || getMethodGroup(request.methodId) !== group) {
    return refuse('provider_off')
  }

  const attempt =
    (await findOpenAttempt(db, {
      checkoutGuid: checkout.guid,
      provider: provider.name,
      method: request.methodId,
      amount: request.sum,
    })) ??
    (await saveAttempt(context, {
      checkoutGuid: checkout.guid,
      provider: provider.name,
      method: request.methodId,
      sum: request.sum,
      currencyCode: checkout.currencyCode,
    }))
  if (attempt.url) return toStartAnswer(attempt, provider, attempt.url, attempt.widgetToken)
  try {
    const { providerPaymentId, url, widgetToken } = await provider.start({
      idempotenceKey: attempt.guid,
      amount: request.sum,
      currencyCode: checkout.currencyCode,
      description: `Заказ ${orders.map((order) => order.number).join(', ')}`,
      returnUrl: `${services.env.PUBLIC_ORIGIN}/personal/order/pay/${checkout.guid}/`,
      allowsSplit: orders.every(({ number: id }) =>
        canOfferSplit({ id, splitAvailable: region.splitAvailable }),
      ),
    })
    await db
      .update(payment)
      .set({ providerPaymentId, url, widgetToken })
      .where(eq(payment.guid, attempt.guid))
    return toStartAnswer(attempt, provider, url, widgetToken)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.error({ err: error, payment: attempt.guid }, 'a payment could not be started')
    return refuse('provider_failed')
  }
}

function toStartAnswer(
  attempt: PaymentRow,
  provider: PaymentProvider,
  url: string,
  token: string | null,
): StartedAnswer {
  const { widgetScript: script } = provider
  return {
    paymentGuid: attempt.guid,
    url,
    widget: token && script ? { token, script } : null,
    expiresAt: new Date(attempt.createdAt.getTime() + ATTEMPT_MS).toISOString(),
  }
}

async function saveAttempt(
  { db }: Context,
  attempt: {
    checkoutGuid: string
    provider: string
    method: string
    sum: number
    currencyCode: string
  },
) {
  const { sum, ...rest } = attempt
  const [row] = await db
    .insert(payment)
    .values({
      checkoutGuid: rest.checkoutGuid,
      provider: rest.provider,
      method: rest.method,
      currencyCode: rest.currencyCode,
      amount: sum,
      askAt: sql`now() + interval '20 seconds'`,
    })
    .returning()
  if (!row) throw new Error('the payment was not saved')
  return row
}
