import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { calculateDistanceKm } from '@svetlitsa/domain/delivery/coordinates'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { saveRegions } from '../../shop/region/save-regions.queries.ts'
import {
  findShopSettings,
  saveShopSettings,
} from '../../shop/shop-settings/shop-settings.queries.ts'
import { ensureSlots } from '../../supply/delivery/ensure-slots.ts'
import { findCity } from './cities.ts'
import { getSetupVersion } from './get-setup-version.ts'
import { readSetup } from './read-setup.ts'
import { saveTariffs } from './save-tariffs.ts'
import {
  type ChosenRegion,
  closeFirstStore,
  deleteUnusedRegions,
  findFirstPlace,
  findRegionCodesWithPhone,
  findRegions,
  savePlace,
  saveSupply,
} from './shop-setup.queries.ts'

/** Arbitrary id of an advisory lock: two people set the shop up one after the other. */
const FOUNDING_LOCK = 7_311_003

/** Cities that are neither bundled nor regions of the shop. */
export class UnknownCityError extends Error {
  readonly codes: readonly string[]

  constructor(codes: readonly string[]) {
    super(`Unknown cities: ${codes.join(', ')}`)
    this.name = 'UnknownCityError'
    this.codes = codes
  }
}

/** Somebody else changed the setup since it was read. */
export class SetupConflictError extends Error {
  constructor() {
    super('Somebody else has changed the setup meanwhile')
    this.name = 'SetupConflictError'
  }
}

/**
 * Sets up the shop, or changes what was set up, in the caller's transaction. Regions that were added
 * by other means stay, and orders keep the places they know: nothing is deleted but the two regions
 * with which an empty shop begins.
 * With the version that the caller has seen, nothing is overwritten that was saved since.
 *
 * @throws UnknownCityError
 * @throws SetupConflictError
 */
export async function foundShop(
  tx: Db,
  setup: ShopSetup,
  seen: { version: string } | null = null,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`)
  const earlier = await readSetup(tx)
  if (seen && getSetupVersion(earlier) !== seen.version) throw new SetupConflictError()
  const { regions: codes, warehouse, store, tariffs, ...settings } = setup
  const isNew = (await findShopSettings(tx)) === null
  await saveCities(tx, codes, { phone: settings.legal.phone, earlier })
  if (isNew) await deleteUnusedRegions(tx, codes)
  const regions = await findRegions(tx, codes)
  const getRegion = (code: string): ChosenRegion => {
    const found = regions.find((region) => region.code === code)
    if (!found) throw new UnknownCityError([code])
    return found
  }
  const phone = settings.legal.phone
  const supplier = getRegion(warehouse.city)
  const warehouseId = await savePlace(tx, 'warehouse', { ...warehouse, phone, hours: [] }, supplier)
  if (store)
    await savePlace(tx, 'store', { ...store, phone: store.phone || phone }, getRegion(store.city))
  else if (earlier?.store) await closeFirstStore(tx)
  const hasStore = (await findFirstPlace(tx, 'store')) !== null
  for (const region of regions) {
    await saveSupply(tx, {
      regionId: region.id,
      warehouseId,
      leadDays: getLeadDays(supplier, region),
    })
  }
  await saveTariffs(tx, regions, { tariffs, earlier: earlier?.tariffs ?? null, hasStore })
  await saveShopSettings(tx, settings)
  await ensureSlots(tx)
}

/**
 * Adds the chosen cities as regions; the first one becomes the default. The phone of the seller is
 * the phone of a region, unless the region was given another.
 */
async function saveCities(
  tx: Db,
  codes: readonly string[],
  { phone, earlier }: { phone: string; earlier: ShopSetup | null },
): Promise<void> {
  const existing = await findRegions(tx, codes)
  const known = new Set(existing.map(({ code }) => code))
  const unknown = codes.filter((code) => !known.has(code) && !findCity(code))
  if (unknown.length > 0) throw new UnknownCityError(unknown)
  const following = earlier && (await findRegionCodesWithPhone(tx, earlier.legal.phone))
  const rows = codes.flatMap((code, index) => {
    const city = findCity(code)
    if (!city) return []
    const { currency, ...names } = city
    const isKz = currency === 'KZT'
    const flags = {
      kz: isKz,
      splitAvailable: !isKz,
      installmentType: isKz ? ('credit' as const) : ('installment' as const),
    }
    const followsPhone = !known.has(code) || !following || following.has(code)
    return [
      {
        ...names,
        phones: followsPhone ? [phone] : [],
        isDefault: index === 0,
        flags: known.has(code) ? { kz: isKz } : flags,
      },
    ]
  })
  await saveRegions(tx, rows)
}

/** Two days in the city of the warehouse, and one more for every 450 km. */
function getLeadDays(from: ChosenRegion, to: ChosenRegion): number {
  const km = calculateDistanceKm(
    { lat: from.latitude, lon: from.longitude },
    { lat: to.latitude, lon: to.longitude },
  )
  return 2 + Math.min(12, Math.round(km / 450))
}
