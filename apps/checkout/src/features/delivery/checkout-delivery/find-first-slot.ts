import type { SlotInput } from '@svetlitsa/api-client/checkout/queries'
import type { DeliveryOption } from '@svetlitsa/api-client/delivery/queries'

/** The earliest slot that is free. */
export function findFirstSlot(days: DeliveryOption['days']): SlotInput | null {
  for (const { date, slots } of days) {
    const slot = slots.find(({ isFree }) => isFree)
    if (slot) return { date, timeFrom: slot.timeFrom, timeTo: slot.timeTo }
  }
  return null
}
