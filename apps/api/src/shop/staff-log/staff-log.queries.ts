import { and, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { staffLog } from '../../schema/staff-log.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import type { OrderReference } from './logged-order.queries.ts'

export interface LogFilter {
  staffId: number | undefined
  subject: string | undefined
  key: LoggedKey | undefined
  from: string | undefined
  to: string | undefined
  after: number | undefined
}

/** What is looked for: the key of a row, or the number of an order. */
export interface LoggedKey {
  text: string
  /** The order whose number it is. */
  orderId: number | null
  references: readonly OrderReference[]
}

/** Rows of orders are found by the order's number alone, which is what people know of them. */
function matchKey({ text, orderId, references }: LoggedKey): SQL | undefined {
  const keyed = references.flatMap(({ table, place }) => (place === null ? [] : [table]))
  const isOther = and(eq(staffLog.rowKey, text), notInArray(staffLog.tableName, keyed))
  if (orderId === null) return isOther
  const single = references.flatMap(({ table, place }) => (place === 0 ? [table] : []))
  const isOfOrder = or(
    eq(staffLog.rowKey, String(orderId)),
    sql`${staffLog.rowKey} like ${`${orderId} %`}`,
  )
  return or(isOther, and(inArray(staffLog.tableName, single), isOfOrder))
}

/** The start of a day in a time zone, some days later. */
const buildDayStart = (day: string, timeZone: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`

/** Entries, newest first, read on by their ids. */
export async function findLogEntries(
  { db, region }: Context,
  { staffId, subject, key, from, to, after }: LogFilter,
  limit: number,
) {
  return db
    .select({ entry: staffLog, name: userAccount.name, login: userAccount.login })
    .from(staffLog)
    .innerJoin(userAccount, eq(userAccount.id, staffLog.staffId))
    .where(
      and(
        staffId ? eq(staffLog.staffId, staffId) : undefined,
        subject ? eq(staffLog.tableName, subject) : undefined,
        key ? matchKey(key) : undefined,
        from ? gte(staffLog.createdAt, buildDayStart(from, region.timeZone)) : undefined,
        to ? lt(staffLog.createdAt, buildDayStart(to, region.timeZone, 1)) : undefined,
        after ? lt(staffLog.id, after) : undefined,
      ),
    )
    .orderBy(desc(staffLog.id))
    .limit(limit)
}

type PersonRow = { id: number; name: string | null; login: string | null }

/** Everybody who stands in the log; found by skipping from one to the next in its index. */
export async function findLoggedStaff(db: Db): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    with recursive person(id) as (
      select min(staff_id) from staff_log
      union all
      select (select min(staff_id) from staff_log where staff_id > person.id) from person
      where person.id is not null)
    select u.id, u.name, u.login from person join user_account u on u.id = person.id
    order by u.name, u.id`)
  return rows
}

/** The tables that are logged. */
export async function findLoggedTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'staff_log' and c.relnamespace = 'public'::regnamespace order by 1`)
  return rows.map(({ name }) => name)
}
