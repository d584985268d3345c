/** A delivery window in the region's time, such as «09:00» to «13:00». */
export type DeliverySlot = { timeFrom: string; timeTo: string }

const slotHours = 4

const formatClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * Returns the delivery slots of a day: four hours each from the opening hour on. A shorter
 * remainder at the end is dropped (ADR 0040).
 */
export function listDeliverySlots(openingHour: number, closingHour: number): DeliverySlot[] {
  const count = Math.max(0, Math.floor((closingHour - openingHour) / slotHours))
  return Array.from({ length: count }, (_, index) => {
    const from = openingHour + index * slotHours
    return { timeFrom: formatClock(from), timeTo: formatClock(from + slotHours) }
  })
}
