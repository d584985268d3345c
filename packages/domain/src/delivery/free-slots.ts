import type { DeliverySlot } from './delivery-slots.ts'

/**
 * The slots of a warehouse's day that still have room. A slot holds as many deliveries as the
 * warehouse's capacity for that day says (decisions «Orders»).
 */
export function freeSlots(
  slots: readonly DeliverySlot[],
  capacity: number,
  taken: readonly Pick<DeliverySlot, 'timeFrom'>[],
): DeliverySlot[] {
  return slots.filter(
    (slot) => taken.filter((other) => other.timeFrom === slot.timeFrom).length < capacity,
  )
}
