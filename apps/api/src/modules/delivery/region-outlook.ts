import { earliestDeliveryDate } from '@svetlitsa/domain/delivery/earliest-delivery-date'
import type { Context } from '../../platform/context.ts'
import type { Region } from '../region/region-directory.ts'
import { findPlaces, findTariffs, type PlaceRow, type TariffRow } from './delivery.queries.ts'
import { findFreeDays } from './free-days.queries.ts'
import { ORDER_BEFORE_HOUR } from './order-before-hour.ts'

/** What can be said of deliveries to a region before anybody ordered. */
export interface RegionOutlook {
  stores: PlaceRow[]
  tariffs: TariffRow[]
  /** The nearest first. */
  warehouses: { id: number; leadDays: number; freeDays: string[] }[]
}

/** Slots fill up slowly; what is shown of them may be so old. */
const OUTLOOK_TTL_MS = 15_000

export function regionOutlook({
  db,
  services,
  region,
}: Pick<Context, 'db' | 'services' | 'region'>): Promise<RegionOutlook> {
  const asked = {
    key: `outlook:${region.id}`,
    tags: ['region', 'store'],
    ttlMs: OUTLOOK_TTL_MS,
  }
  return services.answers.read(asked, async () => {
    const [{ stores, warehouses }, tariffs] = await Promise.all([
      findPlaces(db, region.id),
      findTariffs(db, region),
    ])
    const freeDays = await findFreeDays(
      db,
      warehouses.map(({ place }) => place.id),
    )
    return {
      stores,
      tariffs,
      warehouses: warehouses.map(({ place, leadDays }) => ({
        id: place.id,
        leadDays,
        freeDays: freeDays.get(place.id) ?? [],
      })),
    }
  })
}

/**
 * The first day on which one of these warehouses can deliver, in the region's calendar, or null
 * where none of them has a free slot.
 */
export function firstDeliveryDay(
  { warehouses }: RegionOutlook,
  { timeZone }: Pick<Region, 'timeZone'>,
  now: Date,
  fromPlaces?: readonly number[],
): string | null {
  const days = warehouses
    .filter(({ id }) => !fromPlaces || fromPlaces.includes(id))
    .flatMap(({ leadDays, freeDays }) => {
      const earliest = earliestDeliveryDate({
        now,
        timeZone,
        orderBeforeHour: ORDER_BEFORE_HOUR,
        leadDays,
      })
      return freeDays.find((day) => day >= earliest) ?? []
    })
  return days.sort()[0] ?? null
}
