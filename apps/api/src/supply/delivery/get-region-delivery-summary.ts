import { calculateEarliestDeliveryDate } from '@svetlitsa/domain/delivery/delivery-slot'
import type { Context } from '../../platform/context/context.ts'
import { findPlaces, findTariffs, type PlaceRow, type TariffRow } from './delivery-terms.queries.ts'
import { findFreeDays } from './free-days.queries.ts'
import { ORDER_BEFORE_HOUR } from './slot/offered-slots.ts'

/** Delivery data of a region that is the same for every visitor. */
export interface RegionDeliverySummary {
  stores: PlaceRow[]
  tariffs: TariffRow[]
  /** Nearest first. */
  warehouses: { id: number; leadDays: number; timeZone: string; freeDays: string[] }[]
}

/** Slots fill up slowly, so a result may be this old. */
const SUMMARY_TTL_MS = 15_000

export function getRegionDeliverySummary({
  db,
  services,
  region,
}: Pick<Context, 'db' | 'services' | 'region'>): Promise<RegionDeliverySummary> {
  const cacheEntry = {
    key: `outlook:${region.id}`,
    tags: ['region', 'store'],
    ttlMs: SUMMARY_TTL_MS,
  }
  return services.responseCache.read(cacheEntry, async () => {
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
        timeZone: services.regions.find(place.regionId)?.timeZone ?? region.timeZone,
        freeDays: freeDays.get(place.id) ?? [],
      })),
    }
  })
}

/**
 * The first day on which one of these warehouses can deliver, by its own clock, or null when none of
 * them has a free slot.
 */
export function findFirstDeliveryDay(
  { warehouses }: RegionDeliverySummary,
  now: Date,
  fromPlaces?: readonly number[],
): string | null {
  const days = warehouses
    .filter(({ id }) => !fromPlaces || fromPlaces.includes(id))
    .flatMap(({ leadDays, timeZone, freeDays }) => {
      const earliest = calculateEarliestDeliveryDate({
        now,
        timeZone,
        orderBeforeHour: ORDER_BEFORE_HOUR,
        leadDays,
      })
      return freeDays.find((day) => day >= earliest) ?? []
    })
  return days.sort()[0] ?? null
}
