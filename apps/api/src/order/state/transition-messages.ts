import { type CancelReason, cancelReasons } from '@svetlitsa/domain/order/close-reason'
import { link } from '@svetlitsa/domain/route/site-map'
import { messageTexts } from '@svetlitsa/i18n/message/message-texts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import type { NewMessage } from '../../shop/message/queue-message.ts'
import { queueSlotMessages } from '../../supply/delivery/queue-slot-messages.ts'
import { type Buyer, findBuyer, findDeliveryDay, findHandOver } from './buyer.queries.ts'
import type { OrderTransition } from './order-transition.ts'

/**
 * Tells the buyer that an order is packed: where it can be picked up, that it will be sent, or that a
 * day has to be chosen for it.
 */
export async function queueReadyMessages(
  { env }: Services,
  tx: Db,
  { basketGroup, orders, eventId }: OrderTransition,
): Promise<void> {
  const buyer = await findBuyer(tx, basketGroup)
  for (const { id, number } of orders) {
    const { guid, kind, day, place } = await findHandOver(tx, id)
    const dedupeKey = `order-step:${eventId}:${number}`
    if (kind === 'pickup')
      await queueForBuyer(tx, buyer, { purpose: 'ready', values: { number, place }, dedupeKey })
    else if (kind === null || (kind === 'delayed' && day === null))
      await queueForBuyer(tx, buyer, {
        purpose: 'packedWaits',
        values: { number, url: env.PUBLIC_ORIGIN + link.order(guid) },
        dedupeKey,
      })
    else await queueForBuyer(tx, buyer, { purpose: 'packed', values: { number }, dedupeKey })
  }
}

/** Tells the buyer when confirmed orders come; their day was chosen while they were new. */
export async function queueChosenSlotMessages(
  _services: Services,
  tx: Db,
  { orders, eventId }: OrderTransition,
): Promise<void> {
  for (const { id: orderId } of orders) {
    const after = await findDeliveryDay(tx, orderId)
    if (after)
      await queueSlotMessages(tx, { orderId, before: null, after, cause: `step:${eventId}` })
  }
}

/** Asks the buyer for a review, once for a purchase, however many deliveries it comes in. */
export async function queueReviewMessages(
  { env }: Services,
  tx: Db,
  { basketGroup }: OrderTransition,
): Promise<void> {
  await queueForBuyer(tx, await findBuyer(tx, basketGroup), {
    purpose: 'review',
    values: { url: `${env.PUBLIC_ORIGIN}/personal-lk/reviews/` },
    dedupeKey: `checkout:${basketGroup}:review`,
  })
}

/** Tells the buyer once which orders were cancelled, and why. */
export async function queueCancelMessages(
  _services: Services,
  tx: Db,
  { basketGroup, orders, eventId, cause }: OrderTransition,
): Promise<void> {
  const buyer = await findBuyer(tx, basketGroup)
  const reason = cancelReasons.find((known): known is CancelReason => known === cause.reason)
  const { reasons, next } = messageTexts[buyer.language].cancelled
  await queueForBuyer(tx, buyer, {
    purpose: 'cancelled',
    values: {
      number: orders.map(({ number }) => number).join(', '),
      reason: reasons[reason ?? 'other'],
      next: cause.actor === 'job' ? next.order : next.refund,
    },
    dedupeKey: `order-step:${eventId}`,
  })
}

function queueForBuyer(
  tx: Db,
  { language, phone, email }: Buyer,
  message: Pick<NewMessage, 'purpose' | 'values' | 'dedupeKey'>,
): Promise<void> {
  return queueForPerson(tx, { phone, email }, { ...message, language })
}
