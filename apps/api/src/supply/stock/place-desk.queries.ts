import type { stores, warehouses } from '@svetlitsa/api-client/place-desk/contract'
import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import {
  areHoursUnderstood,
  formatOpeningHoursLines,
  parseOpeningHours,
} from '@svetlitsa/domain/opening-hours/opening-hours'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import type { FieldProblems } from '../../shop/resource/resource-repository.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Warehouse = ResourceValues<typeof warehouses>
type Store = ResourceValues<typeof stores>
type PlaceRow = typeof stockPlace.$inferSelect
type Filters = { isActive?: boolean | undefined; isMain?: boolean | undefined }

const { code, name, regionId, address, position } = stockPlace

const shared = {
  table: stockPlace,
  match: [{ field: 'code', column: code }],
  search: [code, name, address],
  sorts: { position, code, name, regionId },
  filter: ({ isActive, isMain }: Filters) => [
    isActive === undefined ? undefined : eq(stockPlace.isActive, isActive),
    isMain === undefined ? undefined : eq(stockPlace.isMain, isMain),
  ],
  toFacts: () => ({}),
  constraints: {
    stock_place_code_unique: 'code',
    stock_place_region_id_region_id_fk: 'regionId',
  },
} as const

const toWarehouse = (row: PlaceRow): Warehouse => ({
  code: row.code,
  name: row.name,
  regionId: row.regionId,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  isMain: row.isMain,
  isActive: row.isActive,
  position: row.position,
})

export const warehouseRepository = createTableRepository({
  ...shared,
  scope: eq(stockPlace.kind, 'warehouse'),
  toValues: toWarehouse,
  toColumns: (values: Warehouse) => ({ ...values, kind: 'warehouse' as const }),
})

export const storeRepository = createTableRepository({
  ...shared,
  scope: eq(stockPlace.kind, 'store'),
  toValues: (row): Store => ({
    ...toWarehouse(row),
    phone: row.phone,
    hours: formatOpeningHoursLines(row.hours),
    pickupCapacity: row.pickupCapacity,
  }),
  toColumns: ({ hours, ...values }: Store) => ({
    ...values,
    kind: 'store' as const,
    hours: parseOpeningHours(hours) ?? [],
  }),
  check: findHoursProblem,
})

/** Hours in other words than the shop understands stay where a store has them, and are not added. */
async function findHoursProblem(
  db: Db,
  { hours }: Store,
  id: string | null,
): Promise<FieldProblems<Store>> {
  if (areHoursUnderstood(parseOpeningHours(hours) ?? [])) return {}
  const [kept] = await db
    .select({ hours: stockPlace.hours })
    .from(stockPlace)
    .where(and(eq(stockPlace.id, Number(id)), eq(stockPlace.kind, 'store')))
  const isKept = kept && formatOpeningHoursLines(kept.hours) === hours
  return isKept ? {} : { hours: 'openingHours' }
}
