import { addDays } from '@svetlitsa/domain/date/day'
import { type LocalTime, toLocalTime } from '@svetlitsa/domain/date/moment'
import { calculateEarliestDeliveryDate } from '@svetlitsa/domain/delivery/delivery-slot'
import type { Context } from '../../../platform/context/context.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import { ORDER_BEFORE_HOUR } from '../order-before-hour.ts'

const SHOWN_DAYS = 14
/** Of a region that no warehouse supplies. */
const LEAD_DAYS = 3

export interface ShownDays {
  fromDay: string
  toDay: string
  /** In the region that is delivered to: a window that has begun there is over. */
  localTime: LocalTime
}

/**
 * The days that are offered, and the only ones that are accepted (delivery.dates): from the first on
 * which goods of every supplying warehouse can be there.
 */
export function calculateShownDays(
  { now, services }: Pick<Context, 'now' | 'services'>,
  { timeZone }: Pick<Region, 'timeZone'>,
  suppliers: readonly { place: { regionId: number }; leadDays: number }[],
): ShownDays {
  const terms = suppliers.map(({ place, leadDays }) => ({
    leadDays,
    timeZone: services.regions.find(place.regionId)?.timeZone ?? timeZone,
  }))
  const earliest = (terms.length > 0 ? terms : [{ leadDays: LEAD_DAYS, timeZone }]).map((one) =>
    calculateEarliestDeliveryDate({ ...one, now, orderBeforeHour: ORDER_BEFORE_HOUR }),
  )
  // ISO days sort as texts.
  const fromDay = earliest.toSorted().at(-1) ?? ''
  const localTime = toLocalTime(now, timeZone)
  return { fromDay, toDay: addDays(fromDay, SHOWN_DAYS), localTime }
}
