import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { FeedError } from './feed/feed-error.ts'

/** Advisory lock id, an arbitrary number: concurrent imports run one after the other. */
const IMPORT_LOCK = 7_311_002

/** Waits for an import that is running, in the transaction of this one. */
export async function beginImport(tx: Db): Promise<void> {
  await tx.execute(sql`set local shop.bulk = 'on'`)
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

/** Where prices go: the default price zone. */
export interface ImportZone {
  zoneId: number
  currency: string
}

export async function findImportZone(db: Db): Promise<ImportZone> {
  const { rows } = await db.execute<{ zoneId: number; currency: string }>(sql`
    select id as "zoneId", currency_code as currency from price_zone
    where is_default order by id limit 1`)
  const [zone] = rows
  if (!zone) {
    throw new FeedError(
      'the shop has no region yet: start the shop once, or import regions with «npm run shop -- import regions FILE»',
    )
  }
  return zone
}

/** Where stock goes: a warehouse of the default region. */
export interface ImportWarehouse {
  warehouseId: number
  /** Its name, if this import created it. */
  createdName: string | null
}

/**
 * The first warehouse that supplies the default region. A shop that was just founded has none, so
 * one named after the region is created in the caller's transaction.
 */
export async function ensureImportWarehouse(tx: Db): Promise<ImportWarehouse> {
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    select p.id from region r
    join region_warehouse rw on rw.region_id = r.id
    join stock_place p on p.id = rw.warehouse_id and p.kind = 'warehouse' and p.is_active
    where r.is_default order by r.id, rw.position, p.id limit 1`)
  if (found[0]) return { warehouseId: found[0].id, createdName: null }
  const { rows: created } = await tx.execute<{ id: number; name: string }>(sql`
    with home as (select * from region where is_default order by id limit 1),
    place as (
      insert into stock_place (code, kind, name, region_id, address, latitude, longitude)
      select 'import-' || code, 'warehouse', name, id, name, latitude, longitude from home
      on conflict (code) do update set is_active = true
      returning id, name, region_id)
    , supply as (
      insert into region_warehouse (region_id, warehouse_id) select region_id, id from place
      on conflict do nothing)
    select id, name from place`)
  const [place] = created
  if (!place) throw new FeedError('the shop has no default region, which an import requires')
  return { warehouseId: place.id, createdName: place.name }
}
