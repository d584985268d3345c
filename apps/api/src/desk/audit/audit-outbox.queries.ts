import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { DEAD_LETTERS } from '../../platform/jobs/job-queue.ts'

/**
 * No message and no job waits longer than a minute after it was due (I10). One that failed for good
 * states why, and is not late: a failed job is among the dead letters.
 */
export async function auditOutbox(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select 'I10 message not sent: ' || purpose || ' ' || id as broken from message
      where state in ('waiting', 'sending') and due_at < now() - interval '60 seconds'
    union all
    select 'I10 message failed without a reason: ' || purpose || ' ' || id from message
      where state = 'failed' and coalesce(error, '') = ''
    union all
    select 'I10 job not done: ' || name || ' ' || id::text from pgboss.job
      where name <> ${DEAD_LETTERS} and state in ('created', 'retry')
        and start_after < now() - interval '60 seconds'`)
  return rows.map(({ broken }) => broken)
}
