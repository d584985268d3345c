/** A window of delivery in the region's clock: «09:00» to «13:00». */
export type DeliverySlot = { timeFrom: string; timeTo: string }

const slotHours = 4

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * The slots of a day: four hours each from the opening of the day on; what is left at its end and is
 * shorter is no slot (decisions «Orders»).
 */
export function deliverySlots(openingHour: number, closingHour: number): DeliverySlot[] {
  const count = Math.max(0, Math.floor((closingHour - openingHour) / slotHours))
  return Array.from({ length: count }, (_, index) => {
    const from = openingHour + index * slotHours
    return { timeFrom: clock(from), timeTo: clock(from + slotHours) }
  })
}
