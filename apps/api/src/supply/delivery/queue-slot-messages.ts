import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import { findOrderBuyer } from './delivery.queries.ts'

interface SlotTime {
  day: string | null
  timeFrom: string | null
  timeTo: string | null
}

/**
 * Tells the buyer when an order comes, and when that changes (notify.later). While an order is new,
 * its buyer is still choosing in the checkout, and is told nothing.
 *
 * @param change.cause unique for the change, so that it is told once.
 */
export async function queueSlotMessages(
  tx: Db,
  change: { orderId: number; before: SlotTime | null; after: SlotTime; cause: string },
): Promise<void> {
  const { orderId, before, after, cause } = change
  const { day, timeFrom, timeTo } = after
  if (day === null || timeFrom === null || timeTo === null) return
  if (before?.day === day && before.timeFrom === timeFrom && before.timeTo === timeTo) return
  const order = await findOrderBuyer(tx, orderId)
  if (!order || order.state === 'new') return
  const { language, number } = order
  await queueForPerson(tx, order, {
    purpose: before?.day ? 'slotChanged' : 'slot',
    language,
    values: { number, date: formatDay(day, language), time: `${timeFrom}–${timeTo}` },
    dedupeKey: `slot:${orderId}:${cause}`,
  })
}
