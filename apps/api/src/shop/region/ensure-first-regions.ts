import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { region } from '../../schema/region.table.ts'
import type { RegionRow } from './region-file.ts'
import { saveRegions } from './save-regions.queries.ts'

/**
 * Arbitrary id of an advisory lock: of several processes that start at once, only one creates the
 * regions.
 */
const FIRST_REGIONS_LOCK = 7_311_002

/**
 * Creates the first regions of an empty shop. Every page and every price belongs to a region, so
 * the shop cannot start without one. Returns true if there was none.
 */
export async function ensureFirstRegions(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_REGIONS_LOCK})`)
    const [existing] = await tx.select({ id: region.id }).from(region).limit(1)
    if (existing) return false
    await saveRegions(tx, firstRegions)
    return true
  })
}

/**
 * The regions of a new shop: the default city of each country. More can be imported with `npm run
 * shop -- import regions FILE`.
 */
const firstRegions: readonly RegionRow[] = [
  {
    code: 'moskva',
    name: 'Москва',
    nameKk: 'Мәскеу',
    nameEn: 'Moscow',
    nameIn: 'в Москве',
    federalUnit: 'Москва',
    timeZone: 'Europe/Moscow',
    latitude: 55.7558,
    longitude: 37.6173,
    phones: [],
    isDefault: true,
    flags: {},
  },
  {
    code: 'almaty',
    name: 'Алматы',
    nameKk: 'Алматы',
    nameEn: 'Almaty',
    nameIn: 'в Алматы',
    federalUnit: 'Алматы',
    timeZone: 'Asia/Almaty',
    latitude: 43.2389,
    longitude: 76.8897,
    phones: [],
    isDefault: false,
    flags: { kz: true, splitAvailable: false, installmentType: 'credit' },
  },
]
