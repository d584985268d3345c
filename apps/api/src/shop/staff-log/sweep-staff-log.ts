import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.ts'

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
