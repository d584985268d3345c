import { timingSafeEqual } from 'node:crypto'
import * as contract from '@svetlitsa/api-client/contract/payment'
import { prepaymentPercent } from '@svetlitsa/domain/order/prepayment-percent'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method-texts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findReceiptLinks } from '../receipt/receipt-book.queries.ts'
import { sandboxSecretOf, signatureOf } from '../sandbox/sandbox-secret.ts'
import { payableGroups } from './payable-groups.ts'
import {
  findDueOrders,
  findLastPayment,
  findPaidCheckout,
  findPayment,
  findPendingPayments,
  keepNotice,
} from './payment.queries.ts'
import { methodsOfGroup } from './payment-method.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

export const paymentRoutes = [
  handle(contract.getPaymentMethods, async (context, { basketGroup }) => {
    const made = await findPaidCheckout(context.db, basketGroup)
    const region = made ? context.services.regions.find(made.regionId) : null
    if (!made || !region) return refuse('not_found')
    const orders = await findDueOrders(context.db, basketGroup, { lock: false })
    const open = orders.filter((order) => order.state !== 'cancelled')
    const percent = Math.max(
      0,
      ...open.map((order) =>
        prepaymentPercent({ order: order.percentPrepayment, region: region.minPercentPrepayment }),
      ),
    )
    const texts = paymentMethodTexts[context.language]
    const hasDelivery = open.every((order) => order.hasDelivery)
    return {
      methods: payableGroups(context.services, region).flatMap((group) =>
        methodsOfGroup(group, context.language, region.kz),
      ),
      showMsg: hasDelivery ? null : texts.deliveryFirst,
      flags: { delivery: hasDelivery, assembly: true, lift: true, prepayment: percent < 100 },
      sum: open.reduce((sum, order) => sum + order.total, 0),
      paid: open.reduce((sum, order) => sum + order.paidSum - order.refundedSum, 0),
      minPrepaymentPercent: percent,
    }
  }),

  handle(contract.startPayment, async (context, asked) => startPayment(context, asked, 'payment')),
  handle(contract.startYandexPay, async (context, asked) =>
    startPayment(context, asked, 'yandexPay'),
  ),
  handle(contract.startKaspi, async (context, asked) => startPayment(context, asked, 'kaspi')),

  handle(contract.getPaymentState, async (context, { basketGroup }) => {
    const made = await findPaidCheckout(context.db, basketGroup)
    if (!made) return refuse('not_found')
    for (const pending of await findPendingPayments(context.db, basketGroup)) {
      // The page asks again: a provider that is away now leaves the payment pending.
      await settlePayment(context.services, pending).catch((error: unknown) => {
        context.log.warn({ err: error, payment: pending.guid }, 'a payment could not be asked for')
      })
    }
    const pending = await findPendingPayments(context.db, basketGroup)
    const orders = await findDueOrders(context.db, basketGroup, { lock: false })
    const open = orders.filter((order) => order.state !== 'cancelled')
    const sum = open.reduce((total, order) => total + order.total, 0)
    const paid = open.reduce((total, order) => total + order.paidSum - order.refundedSum, 0)
    const opened = pending.some((one) => one.providerPaymentId !== null)
    const last = await findLastPayment(context.db, basketGroup)
    const state = stateOf({ sum, paid, isPending: opened, isRefused: last?.state === 'canceled' })
    const isPlaced = open.some((order) => order.placedAt !== null) || paid > 0
    return { state, sum, paid, isPlaced, receipts: await salesOf(context.db, open) }
  }),

  handle(contract.paymentWebhook, async (context, input) => {
    const { env } = context.services
    const body = JSON.stringify(input)
    const signed = Buffer.from(String(context.request.headers['x-sandbox-signature'] ?? ''))
    const known = Buffer.from(signatureOf(sandboxSecretOf(env), body))
    if (!env.DEMO || signed.length !== known.length || !timingSafeEqual(signed, known)) {
      return refuse('bad_signature')
    }
    return heardOf(context, 'sandbox', input)
  }),

  handle(contract.yookassaWebhook, async (context, input) => heardOf(context, 'yookassa', input)),
]

/** Keeps a notice and asks the provider whether it is true; an unknown payment is kept and answered. */
async function heardOf(
  { db, services }: Context,
  provider: string,
  notice: { event: string; object: { id: string } },
) {
  const { id: providerPaymentId } = notice.object
  await keepNotice(db, { provider, event: notice.event, providerPaymentId, body: notice })
  const row = await findPayment(db, provider, providerPaymentId)
  if (row?.state === 'pending') await settlePayment(services, row)
  return { ok: true as const }
}

/** The receipts of what was paid for these orders, as links. */
async function salesOf(db: Db, orders: readonly { id: number; number: string }[]) {
  const links = await findReceiptLinks(
    db,
    orders.map((order) => order.id),
  )
  return links.flatMap(({ guid, type, orderId }) => {
    const order = orders.find((one) => one.id === orderId)
    return type === 'sale' && order ? [{ guid, orderId: order.number }] : []
  })
}

type Money = { sum: number; paid: number; isPending: boolean; isRefused: boolean }

function stateOf({ sum, paid, isPending, isRefused }: Money) {
  if (sum > 0 && paid >= sum) return 'paid' as const
  if (isPending) return 'pending' as const
  if (paid > 0) return 'part' as const
  return isRefused ? ('failed' as const) : ('unpaid' as const)
}
