import { minimumPrepayment } from '@svetlitsa/domain/order/minimum-prepayment'
import { prepaymentPercent } from '@svetlitsa/domain/order/prepayment-percent'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { findDueOrders, findOpenAttempt, findPaidCheckout } from './payment.queries.ts'
import { payment } from './payment.table.ts'
import { ProviderFailure } from './payment-provider.ts'
import { findProvider } from './payment-providers.ts'

type Reason =
  | 'not_found'
  | 'order_changed'
  | 'provider_off'
  | 'already_paid'
  | 'delivery_missing'
  | 'provider_failed'

/** Opens a payment at the acquirer: the attempt is stored first, the provider asked after. */
export async function startPayment(
  context: Context,
  asked: { basketGroup: string; sum: number; method: string },
): Promise<{ paymentGuid: string; url: string } | Refusal<Reason>> {
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
  const provider = findProvider(services, 'payment')
  if (!provider) return refuse('provider_off')

  const attempt =
    (await findOpenAttempt(db, made.guid, provider.name, asked.sum)) ??
    (await storeAttempt(context, {
      checkoutGuid: made.guid,
      provider: provider.name,
      ...asked,
      currencyCode: made.currencyCode,
    }))
  if (attempt.url) return { paymentGuid: attempt.guid, url: attempt.url }
  try {
    const { providerPaymentId, url } = await provider.start({
      idempotenceKey: attempt.guid,
      amount: asked.sum,
      currencyCode: made.currencyCode,
      description: `Заказ ${orders.map((order) => order.number).join(', ')}`,
      returnUrl: `${services.env.PUBLIC_ORIGIN}/personal/order/pay/${made.guid}/`,
    })
    await db.update(payment).set({ providerPaymentId, url }).where(eq(payment.guid, attempt.guid))
    return { paymentGuid: attempt.guid, url }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    context.log.error({ err: error, payment: attempt.guid }, 'a payment could not be started')
    return refuse('provider_failed')
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
