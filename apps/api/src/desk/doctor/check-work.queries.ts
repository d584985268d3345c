import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { DEAD_LETTERS } from '../../platform/jobs/job-queue.ts'
import type { Finding } from './finding.ts'

/** Checks what waits for a person, or should have been done by now. */
export async function checkWork(db: Db): Promise<Finding[]> {
  return [
    await checkJobs(db),
    await checkMessages(db),
    await checkCount(db, {
      area: 'refunds',
      query: sql`select count(*) from shop_order where state = 'cancelled' and paid_sum > refunded_sum`,
      what: 'orders whose money has to go back',
      advice: 'The log has the provider’s reason; npm run shop -- audit money lists them.',
    }),
    await checkCount(db, {
      area: 'payments',
      query: sql`select count(*) from payment
        where state = 'pending' and created_at < now() - interval '1 hour'`,
      what: 'without a result for an hour',
      advice: 'Ask the provider: npm run shop -- doctor --reach.',
    }),
    await checkCount(db, {
      area: 'receipts',
      query: sql`select count(*) from receipt
        where registered_at is null and ask_at is null and failure is not null`,
      what: 'refused by the cash register',
      advice: 'The column failure of receipt has the reason (docs/operations.md).',
    }),
    await checkCount(db, {
      area: 'lists',
      query: sql`select count(*) from stale_listing where marked_at < now() - interval '5 minutes'`,
      what: 'changed products that have waited for five minutes',
      advice: 'An open API rebuilds them; its log says why it does not.',
    }),
  ]
}

async function checkJobs(db: Db): Promise<Finding> {
  const { rows } = await db.execute<{ kind: string; count: number; error: string | null }>(sql`
    select coalesce(source_name, 'unknown') as kind, count(*)::int as count,
      left(max(source_output ->> 'message'), 120) as error
    from pgboss.job where name = ${DEAD_LETTERS} and state < 'completed' group by 1 order by 1`)
  const dead = rows.map(({ kind, count, error }) => `${count} ${kind}${error ? ` (${error})` : ''}`)
  return {
    area: 'jobs',
    state: rows.length > 0 ? 'fail' : 'ok',
    text: rows.length > 0 ? `failed at every attempt: ${dead.join(', ')}` : 'none has failed',
    advice: 'Remove the cause, then run them again (docs/operations.md, «Data»).',
  }
}

async function checkMessages(db: Db): Promise<Finding> {
  const { rows } = await db.execute<{ failed: number; late: number }>(sql`
    select
      (select count(*)::int from message
        where state = 'failed' and due_at > now() - interval '1 day') as failed,
      (select count(*)::int from message
        where state in ('waiting', 'sending') and due_at < now() - interval '10 minutes') as late`)
  const { failed = 0, late = 0 } = rows[0] ?? {}
  return {
    area: 'messages',
    state: failed > 0 ? 'fail' : late > 0 ? 'warn' : 'ok',
    text: `${failed} failed within a day, ${late} late`,
    advice: 'Keys and balance of the provider; the column error of message has its answer.',
  }
}

interface CountCheck {
  area: string
  query: ReturnType<typeof sql>
  what: string
  advice: string
}

async function checkCount(db: Db, { area, query, what, advice }: CountCheck): Promise<Finding> {
  const { rows } = await db.execute<{ count: string }>(query)
  const count = Number(rows[0]?.count)
  return { area, state: count > 0 ? 'fail' : 'ok', text: `${count} ${what}`, advice }
}
