import * as contract from '@svetlitsa/api-client/payment/contract'
import type { PaymentGroup } from '@svetlitsa/domain/payment/payment-group'
import { findShownCheckout } from '../../order/access/find-accessible-checkout.ts'
import { findReceiptLinks } from '../../order/order/order.queries.ts'
import { findCancellationTime } from '../../order/reservation/reservation.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  type DueOrder,
  findDueOrders,
  findLastPayment,
  findOpenAttempt,
  type PaymentRow,
} from './payment.queries.ts'
import { isDeliveryMissing } from './payment-flags.ts'
import { placeOnReceipt } from './placement/place-on-receipt.ts'
import { readPaymentMethods } from './read-payment-methods.ts'
import { receiveNotice } from './receive-notice.ts'
import { settlePayment } from './settle-payment.ts'
import { type RequestedPayment, startPayment } from './start-payment.ts'

const startBy =
  (group: PaymentGroup) => (context: Context, requested: Omit<RequestedPayment, 'group'>) =>
    startPayment(context, { ...requested, group })

export const paymentRoutes = [
  handle(contract.getPaymentMethods, readPaymentMethods),

  handle(contract.startPayment, startBy('payment')),
  handle(contract.startYandexPay, startBy('yandexPay')),
  handle(contract.startKaspi, startBy('kaspi')),
  handle(contract.startCredit, startBy('credit')),
  handle(contract.startDolyame, startBy('dolyame')),

  handle(contract.startOnReceipt, placeOnReceipt),

  handle(contract.getPaymentState, async (context, { basketGroup, code }) => {
    const found = await findShownCheckout(context, basketGroup, code)
    if (!found) return refuse('not_found')
    const awaited = await findOpenAttempt(context.db, basketGroup)
    if (awaited) {
      // The page polls again, so if the provider is unavailable the payment just stays pending.
      await settlePayment(context.services, awaited).catch((error: unknown) => {
        context.log.warn(
          { err: error, payment: awaited.guid },
          'the status of a payment could not be checked',
        )
      })
    }
    const attempt = await findOpenAttempt(context.db, basketGroup)
    const opened = attempt?.providerPaymentId ? attempt : null
    const orders = await findDueOrders(context.db, basketGroup, { lock: false })
    const open = orders.filter((order) => order.state !== 'cancelled')
    const sum = open.reduce((total, order) => total + order.total, 0)
    const paid = open.reduce((total, order) => total + order.credited, 0)
    const due = open.reduce((total, order) => total + order.due, 0)
    const last = await findLastPayment(context.db, basketGroup)
    const isCovered = open.length > 0 && due === 0 && !open.some(isDeliveryMissing)
    // What costs nothing is placed once its buyer is verified; money verifies the buyer.
    const isVerified = found.checkout.isVerified || paid > 0
    const isSettled = isCovered && isVerified
    const state = toPaymentState({
      isSettled,
      paid,
      isPending: opened !== null,
      isRefused: last?.state === 'canceled' && !isPlacedAfter(last, open),
    })
    const isPlacedUnpaid = open.some((order) => order.placedAt !== null)
    const isPlaced = isPlacedUnpaid || paid > 0 || isSettled
    const needsConfirmation = !isVerified && (isCovered || isPlacedUnpaid)
    const receipts = await listSales(context.db, open)
    const openPayment = opened ? { openPaymentGuid: opened.guid } : {}
    const waiting = needsConfirmation ? { needsConfirmation } : {}
    const cancelledAt = await findCancellationTime(context.db, basketGroup)
    const held = cancelledAt ? { heldUntil: cancelledAt.toISOString() } : {}
    return { state, sum, paid, due, isPlaced, receipts, ...waiting, ...held, ...openPayment }
  }),

  handle(contract.yookassaWebhook, async (context, input) =>
    receiveNotice(context, 'yookassa', input),
  ),
  handle(contract.creditWebhook, async (context, { id, status: event }) =>
    receiveNotice(context, 'credit', { event, object: { id } }),
  ),
  handle(contract.dolyameWebhook, async (context, { id, status: event }) =>
    receiveNotice(context, 'dolyame', { event, object: { id } }),
  ),
]

/** The receipts of the payments of these orders, as links. */
async function listSales(db: Db, orders: readonly { id: number; number: string }[]) {
  const links = await findReceiptLinks(
    db,
    orders.map((order) => order.id),
  )
  return links.flatMap(({ guid, type, orderId }) => {
    const order = orders.find((one) => one.id === orderId)
    return type === 'sale' && order ? [{ guid, orderId: order.number }] : []
  })
}

/** Placing the orders to be paid later ends an attempt that was open: nobody has refused it. */
function isPlacedAfter({ createdAt }: PaymentRow, orders: readonly DueOrder[]): boolean {
  return orders.some(({ placedAt }) => placedAt !== null && placedAt > createdAt)
}

type Money = { isSettled: boolean; paid: number; isPending: boolean; isRefused: boolean }

function toPaymentState({ isSettled, paid, isPending, isRefused }: Money) {
  if (isSettled) return 'paid' as const
  if (isPending) return 'pending' as const
  if (paid > 0) return 'part' as const
  return isRefused ? ('failed' as const) : ('unpaid' as const)
}
