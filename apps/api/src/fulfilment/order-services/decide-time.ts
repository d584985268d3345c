import { toLocalTime } from '@svetlitsa/domain/date/moment'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { TariffRow } from '../../supply/delivery/delivery-terms.queries.ts'
import type { Choice } from './decide-services.ts'
import { hasDays, listDeliveryDays, listPickupDays, type ServiceDay } from './list-service-days.ts'
import type { LoadedServices } from './load-services.ts'

export interface ServiceTime {
  date: string
  timeFrom: string
  timeTo: string
}

interface Chosen {
  choice: Choice
  place: { tariff: TariffRow; storeId: number | null }
  /** What a choice costs is told before its time is chosen. */
  toSave: boolean
}

/**
 * The time of a choice: all of it or none (delivery.dates). A courier needs one; the time that an
 * order has already stands, unless it is past.
 */
export async function decideTime(
  context: Context,
  db: Db,
  loaded: LoadedServices,
  { choice, place, toSave }: Chosen,
): Promise<ServiceTime | null | Refusal<'date_missing' | 'day_unavailable' | 'slot_taken'>> {
  const { activated } = choice.delivery
  if (activated && !hasDays(place.tariff)) return null
  const { date, timeFrom, timeTo } = (activated ? choice.delivery : choice.pickup) ?? {}
  if (!date && !timeFrom && !timeTo)
    return toSave && place.tariff.kind === 'courier'
      ? refuse('date_missing', { fields: { date: 'missing' } })
      : null
  if (!date || !timeFrom || !timeTo) return refuse('date_missing', { fields: { date: 'missing' } })
  const time = { date, timeFrom, timeTo }
  if (isStanding(context, loaded, { time, place })) return time
  const days = activated
    ? await listDeliveryDays(context, db, loaded)
    : await listPickupDays(context, db, loaded, place.storeId)
  return findRefusal(days, time) ?? time
}

function findRefusal(
  days: readonly ServiceDay[],
  { date, timeFrom, timeTo }: ServiceTime,
): Refusal<'day_unavailable' | 'slot_taken'> | null {
  const slot = days
    .find((day) => day.date === date)
    ?.slots.find((one) => one.timeFrom === timeFrom && one.timeTo === timeTo)
  if (!slot) return refuse('day_unavailable', { fields: { date: 'unavailable' } })
  return slot.isFree ? null : refuse('slot_taken', { fields: { date: 'taken' } })
}

/** Whether the order has this time already, at the same kind of place, and it is not past. */
function isStanding(
  { now }: Context,
  { before, region }: LoadedServices,
  { time, place }: { time: ServiceTime; place: Chosen['place'] },
): boolean {
  if (!before || before.storeId !== place.storeId || !isSameTime(before, time)) return false
  const { day: today } = toLocalTime(now, region.timeZone)
  const hasPlace = place.storeId !== null || before.slotId !== null
  return hasPlace && time.date >= today
}

export function isSameTime(
  { day, timeFrom, timeTo }: { day: string | null; timeFrom: string | null; timeTo: string | null },
  time: ServiceTime | null,
): boolean {
  return (
    day === (time?.date ?? null) &&
    timeFrom === (time?.timeFrom ?? null) &&
    timeTo === (time?.timeTo ?? null)
  )
}
