import { messageTexts } from '@svetlitsa/i18n/message/message-texts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { releaseCoupon } from '../coupon/coupon.queries.ts'
import { queueMessage } from '../message/queue-message.ts'
import { deleteExpiredLimits } from './limit/unproven-order.queries.ts'
import {
  type DueCheckout,
  findDueCheckouts,
  hasOpenOrders,
  lockDueCheckout,
  lockDueOrders,
} from './reservation/due-order.queries.ts'
import { releaseSlots, releaseStock } from './reservation/release-stock.queries.ts'
import { stepOrder } from './step-order.queries.ts'

/**
 * Cancels orders whose time ran out unpaid, releases their stock and tells the buyer why
 * (order.reservation). The checkout's lock makes several workers cancel an order once; an order that
 * was paid or proven in the meantime is left alone.
 */
export async function releaseReservations({ database: { db }, log }: Services): Promise<void> {
  for (const guid of await findDueCheckouts(db)) {
    const numbers = await db.transaction((tx) => cancelDueOrders(tx, guid))
    if (numbers.length > 0) log.info({ orders: numbers }, 'unpaid orders cancelled')
  }
  await deleteExpiredLimits(db)
}

async function cancelDueOrders(tx: Db, guid: string): Promise<string[]> {
  const checkout = await lockDueCheckout(tx, guid)
  const orders = await lockDueOrders(tx, guid)
  if (!checkout || orders.length === 0) return []
  const reason = checkout.isProven ? 'unpaid' : 'unproven'
  for (const order of orders) await stepOrder(tx, order, 'cancelled', { reason })
  const ids = orders.map(({ id }) => id)
  await releaseStock(tx, ids)
  await releaseSlots(tx, ids)
  // The orders of a checkout share one use of the coupon.
  if (!(await hasOpenOrders(tx, guid))) await releaseCoupon(tx, guid)
  const numbers = orders.map(({ number }) => number)
  await queueCancelMessages(tx, checkout, { numbers, reason })
  return numbers
}

async function queueCancelMessages(
  tx: Db,
  { language, phone, email }: DueCheckout,
  { numbers, reason }: { numbers: string[]; reason: 'unpaid' | 'unproven' },
): Promise<void> {
  const number = numbers.join(', ')
  const cause = {
    purpose: 'cancelled' as const,
    language,
    values: { number, reason: messageTexts[language].cancelled.reasons[reason] },
    dedupeKey: `orders:${number}:cancelled`,
  }
  await queueMessage(tx, { ...cause, channel: 'sms', recipient: phone })
  if (email) await queueMessage(tx, { ...cause, channel: 'email', recipient: email })
}
