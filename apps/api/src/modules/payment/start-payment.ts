import { minimumPrepayment } from '@svetlitsa/domain/order/minimum-prepayment'
import { prepaymentPercent } from '@svetlitsa/domain/order/prepayment-percent'
import type { PaymentGroup } from '@svetlitsa/domain/payment/offered-payment-groups'
import { offersSplit } from '@svetlitsa/domain/payment/offers-split'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { payableGroups } from './payable-groups.ts'
import {
  findDueOrders,
  findOpenAttempt,
  findPaidCheckout,
  type PaymentRow,
} from './payment.queries.ts'
import { payment } from './payment.table.ts'
import { groupOfMethod } from './payment-method.ts'
import { type PaymentProvider, ProviderFailure } from './payment-provider.ts'
import { findProvider } from './payment-providers.ts'

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
  /** Until when the attempt stands. */
  expiresAt: string
}

/** Opens a payment at the provider of a group: the attempt is stored first, the provider asked after. */
export async function startPayment(
  context: Context,
  asked: { basketGroup: string; sum: number; methodId: string },
  group: PaymentGroup,
): Promise<StartedAnswer | Refusal<Reason>> {
  const { db, services } = context
  const made = await findPaidCheckout(db, asked.basketGroup)
  const region = made ? services.regions.find(made.regionId) : null
  if (!made || !region) return refuse('not_found')
  const orders = (await findDueOrders(db, made.guid, { lock: false })).filter(
    (order) => order.state !== 'cancelled',
  )
  const due = orders.reduce(
    (sum, order) => sum + order.total - order.paidSum + order.refundedSum,
    0,
  )
  if (orders.length > 0 && due <= 0) return refuse('already_paid')
  if (orders.some((order) => !order.hasDelivery)) return refuse('delivery_missing')
  const least = orders.reduce((sum, order) => {
    const percent = prepaymentPercent({
      order: order.percentPrepayment,
      region: region.minPercentPrepayment,
    })
    return sum + minimumPrepayment(order.total, percent)
  }, 0)
  const isWhole = asked.sum === due
  const isFirstPart = asked.sum === least && orders.every((order) => order.paidSum === 0)
  if (orders.length === 0 || !(isWhole || isFirstPart)) return refuse('order_changed')
  const provider = findProvider(services, group)
  const isOffered = payableGroups(services, region).includes(group)
  if (!provider || !isOffered || groupOfMethod(asked.methodId) !== group) {
    return refuse('provider_off')
  }

  const attempt =
    (await findOpenAttempt(db, {
      checkoutGuid: made.guid,
      provider: provider.name,
      method: asked.methodId,
      amount: asked.sum,
    })) ??
    (await storeAttempt(context, {
      checkoutGuid: made.guid,
      provider: provider.name,
      method: asked.methodId,
      sum: asked.sum,
      currencyCode: made.currencyCode,
    }))
  if (attempt.url) return answerOf(attempt, provider, attempt.url, attempt.widgetToken)
  try {
    const { providerPaymentId, url, widgetToken } = await provider.start({
      idempotenceKey: attempt.guid,
      amount: asked.sum,
      currencyCode: made.currencyCode,
      description: `Заказ ${orders.map((order) => order.number).join(', ')}`,
      returnUrl: `${services.env.PUBLIC_ORIGIN}/personal/order/pay/${made.guid}/`,
      allowsSplit: orders.every(({ number: id }) =>
        offersSplit({ id, splitAvailable: region.splitAvailable }),
      ),
    })
    await db
      .update(payment)
      .set({ providerPaymentId, url, widgetToken })
      .where(eq(payment.guid, attempt.guid))
    return answerOf(attempt, provider, url, widgetToken)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    context.log.error({ err: error, payment: attempt.guid }, 'a payment could not be started')
    return refuse('provider_failed')
  }
}

function answerOf(
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

async function storeAttempt(
  { db }: Context,
  asked: {
    checkoutGuid: string
    provider: string
    method: string
    sum: number
    currencyCode: string
  },
) {
  const { sum, ...rest } = asked
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
  if (!row) throw new Error('the payment was not stored')
  return row
}
