import { findReadableCheckout } from '../../order/access/find-accessible-checkout.ts'
import { lockPaidCheckout } from '../../payment/payment/payment.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import { findPlaces, findSupplier } from '../../supply/delivery/delivery-terms.queries.ts'
import { queueSlotMessages } from '../../supply/delivery/queue-slot-messages.ts'
import { reserveOfferedSlot } from '../../supply/delivery/slot/offered-slots.ts'
import { lockSlotSwap, releaseSlot } from '../../supply/delivery/slot/slot.queries.ts'
import { lockDraftOfOrders } from '../draft/checkout-draft.queries.ts'
import type { DeliveryInput } from './decide-order-delivery.ts'
import { saveDeliveryDay } from './delayed/delayed-delivery.queries.ts'
import { followOrderDelivery } from './follow-order-delivery.ts'

/** Each change is told to the customer by SMS, and anybody can have the link. */
const CHANGES = { name: 'slots-by-link', points: 10, seconds: 3_600 }

/** Later the goods are on their way to the lorry. */
const changeableStates = ['new', 'confirmed']

/**
 * Lets whoever has nothing but the link of a checkout choose the day and hours of a delivery that is
 * saved, and nothing else (checkout.masked). Its address, services and price stay as they are.
 */
export async function chooseSlotByLink(
  context: Context,
  tx: Db,
  { basketGroup, orderId, id, slotId, ...others }: DeliveryInput,
): Promise<
  | { sum: number; total: number }
  | Refusal<'not_found' | 'not_owner' | 'slot_taken' | 'order_in_progress'>
> {
  const found = await findReadableCheckout(context, tx, basketGroup)
  if (!found) return refuse('not_found')
  const asksForMore = Object.values(others).some((value) => value !== undefined)
  if (!found.isMasked || slotId === undefined || asksForMore) return refuse('not_owner')
  await lockDraftOfOrders(tx, { basketGroup })
  await lockPaidCheckout(tx, basketGroup)
  const orders = await findDeliverableOrders(tx, basketGroup, { lock: true })
  const order = orderId ? orders.find(({ number }) => number === orderId) : orders[0]
  const [before] = order ? await findChosenDeliveries(tx, [order.id]) : []
  if (!order || before?.kind !== 'courier' || before.tariffId !== id) return refuse('not_owner')
  if (!changeableStates.includes(order.state)) return refuse('order_in_progress')
  const chosen = { sum: before.price, total: order.total }
  if (before.slotId === slotId) return chosen
  await context.services.rateLimiter.consume(CHANGES, basketGroup)
  const region = context.services.regions.find(order.regionId)
  if (!region) return refuse('slot_taken')
  const { warehouses } = await findPlaces(tx, region.id)
  const supplier = findSupplier(warehouses, order.placeId)
  await lockSlotSwap(tx, before.slotId, slotId)
  const slot = await reserveOfferedSlot(context, tx, { slotId, region, supplier })
  if (!slot) return refuse('slot_taken')
  if (before.slotId !== null) await releaseSlot(tx, before.slotId)
  await saveDeliveryDay(tx, { orderId: order.id, kind: before.kind, slot, userId: null })
  await followOrderDelivery(tx, basketGroup)
  const cause = String(context.now.getTime())
  await queueSlotMessages(tx, { orderId: order.id, before, after: slot, cause })
  return chosen
}
