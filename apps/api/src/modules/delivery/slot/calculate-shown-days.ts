import { addDays } from '@svetlitsa/domain/date/add-days'
import { calculateEarliestDeliveryDate } from '@svetlitsa/domain/delivery/slot/calculate-earliest-delivery-date'
import { ORDER_BEFORE_HOUR } from '../order-before-hour.ts'

const SHOWN_DAYS = 14
/** Of a region that no warehouse supplies. */
const LEAD_DAYS = 3

export interface ShownDays {
  fromDay: string
  toDay: string
}

/**
 * The days, in the region's calendar, among which a customer chooses: from the first on which goods of
 * every supplying warehouse can be there.
 */
export function calculateShownDays(
  now: Date,
  { timeZone }: { timeZone: string },
  suppliers: readonly { leadDays: number }[],
): ShownDays {
  const fromDay = calculateEarliestDeliveryDate({
    now,
    timeZone,
    orderBeforeHour: ORDER_BEFORE_HOUR,
    leadDays:
      suppliers.length > 0 ? Math.max(...suppliers.map(({ leadDays }) => leadDays)) : LEAD_DAYS,
  })
  return { fromDay, toDay: addDays(fromDay, SHOWN_DAYS) }
}
