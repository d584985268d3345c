import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findPlaces, findSupplier } from '../../../supply/delivery/delivery-terms.queries.ts'
import { queueSlotMessages } from '../../../supply/delivery/queue-slot-messages.ts'
import { reserveOfferedSlot } from '../../../supply/delivery/slot/offered-slots.ts'
import { lockCustomerDelivery, saveDeliveryDay } from './delayed-delivery.queries.ts'

/** States in which the customer can still choose a delivery day: the order is in the warehouse. */
const waitingStates = ['new', 'confirmed', 'picking', 'ready']

/**
 * Starts the delivery of an order that waits in the warehouse, at the slot that its customer names
 * (delivery.delayed). Its address and price were settled with the order.
 */
export async function runDelayedDelivery(
  context: Pick<Context, 'services' | 'now'>,
  tx: Db,
  { orderGuid, slotId, userId }: { orderGuid: string; slotId: number; userId: number },
): Promise<
  | { date: string; timeFrom: string; timeTo: string }
  | Refusal<'not_found' | 'not_delayed' | 'slot_taken'>
> {
  const delivery = await lockCustomerDelivery(tx, { orderGuid, userId })
  if (!delivery) return refuse('not_found')
  const isWaiting =
    delivery.kind === 'delayed' && delivery.day === null && waitingStates.includes(delivery.state)
  if (!isWaiting) return refuse('not_delayed')
  const region = context.services.regions.find(delivery.regionId)
  if (!region) return refuse('slot_taken')
  const { warehouses } = await findPlaces(tx, region.id)
  const supplier = findSupplier(warehouses, delivery.placeId)
  const slot = await reserveOfferedSlot(context, tx, { slotId, region, supplier })
  if (!slot) return refuse('slot_taken')
  const { orderId } = delivery
  await saveDeliveryDay(tx, { orderId, kind: delivery.kind, slot, userId })
  await queueSlotMessages(tx, { orderId, before: null, after: slot, cause: `delayed:${slot.id}` })
  return { date: slot.day, timeFrom: slot.timeFrom, timeTo: slot.timeTo }
}
