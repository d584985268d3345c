import { type LocalTime, toLocalTime } from '@svetlitsa/domain/date/moment'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assemblerProfile } from '../../schema/assembler.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export interface Workplace {
  id: number
  name: string
  /** Null for an assembler who works everywhere. */
  warehouseId: number | null
  regionId: number | null
  /** Where the warehouse is. */
  latitude: number | null
  longitude: number | null
  area: string
  dayCapacity: number
  /** The day and the clock where the assembler works. */
  now: LocalTime
}

/** Those who assemble orders now, by name. */
export function listAssemblers(db: Db, now: Date): Promise<Workplace[]> {
  return findWorkplaces(db, now, sql`true`)
}

export async function findAssemblerPlace(
  db: Db,
  now: Date,
  assemblerId: number,
): Promise<Workplace | undefined> {
  return (await findWorkplaces(db, now, sql`u.id = ${assemblerId}`))[0]
}

async function findWorkplaces(db: Db, now: Date, where: SQL): Promise<Workplace[]> {
  const { rows } = await db.execute<
    Omit<Workplace, 'now'> & { timeZone: string } & Record<string, unknown>
  >(sql`
    select u.id, u.name, a.warehouse_id as "warehouseId", p.region_id as "regionId", p.latitude,
      p.longitude, coalesce(a.area, '') as area, coalesce(a.day_capacity, 4) as "dayCapacity",
      r.time_zone as "timeZone"
    from user_account u
    left join assembler_profile a on a.user_id = u.id
    left join stock_place p on p.id = a.warehouse_id
    join region r on r.id = coalesce(p.region_id, (select id from region where is_default))
    where u.groups @> array[${userGroup.assembler}::int]
      and u.groups && '{1,20,26,29,45,60}' and u.deleted_at is null and ${where}
    order by u.name, u.id`)
  return rows.map(({ timeZone, ...row }) => ({ ...row, now: toLocalTime(now, timeZone) }))
}

/** Whether somebody assembles for the shop, or did: a former assembler is paid too. */
export async function wasAssembler(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ since: userAccount.assemblerSince })
    .from(userAccount)
    .where(eq(userAccount.id, id))
  return row?.since != null
}

/** The day of the shop's own region. */
export async function findToday(db: Db, now: Date): Promise<string> {
  const { rows } = await db.execute<{ timeZone: string }>(
    sql`select time_zone as "timeZone" from region where is_default`,
  )
  const [row] = rows
  if (!row) throw new Error('there is no default region')
  return toLocalTime(now, row.timeZone).day
}

export async function hasPlace(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ isActive: stockPlace.isActive })
    .from(stockPlace)
    .where(eq(stockPlace.id, id))
  return row?.isActive === true
}

/** Locks an active place, so that its crews are named by one dispatcher at a time. */
export async function lockPlace(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ isActive: stockPlace.isActive })
    .from(stockPlace)
    .where(eq(stockPlace.id, id))
    .for('no key update')
  return row?.isActive === true
}

export async function saveWorkplace(
  tx: Db,
  userId: number,
  values: { warehouseId: number | null; area: string; dayCapacity: number },
): Promise<void> {
  await tx
    .insert(assemblerProfile)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: assemblerProfile.userId, set: values })
}
