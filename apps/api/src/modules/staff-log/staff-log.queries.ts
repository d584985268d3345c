import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { userAccount } from '../user/user.table.ts'
import { staffLog } from './staff-log.table.ts'

export interface LogFilter {
  staffId: number | undefined
  subject: string | undefined
  key: string | undefined
  from: string | undefined
  to: string | undefined
  after: number | undefined
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
        key ? eq(staffLog.rowKey, key) : undefined,
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

const AT_ONCE = 5_000

/** Removes what is older than three years, in parts (retail.audit). */
export async function sweepStaffLog({ database: { db } }: Services): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from staff_log where id in (
        select id from staff_log where created_at < now() - interval '3 years'
        order by created_at limit ${AT_ONCE})`)
    if ((rowCount ?? 0) < AT_ONCE) return
  }
}
