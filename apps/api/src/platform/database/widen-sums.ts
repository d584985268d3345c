import pg from 'pg'
import type { Services } from '../services/services.ts'
import { nameConnection } from './connection-name.ts'

type Columns = 'wide' | 'narrow' | 'waiting'

const lastSeen = new WeakMap<object, Columns>()

/**
 * Makes the columns of money 64 bits wide once no process of an older release is connected, which
 * would read them as texts: the migration left them as they were while one was (ADR 0101). Larger sums
 * can be written from then on.
 */
export async function widenSums({
  database: { pool },
  env,
  log,
}: Pick<Services, 'database' | 'env' | 'log'>): Promise<void> {
  if (lastSeen.get(pool) === 'wide') return
  const columns = await readColumns(pool)
  if (columns === 'waiting' && lastSeen.get(pool) !== 'waiting')
    log.info('the columns of money stay 32 bits wide while an older release is connected')
  lastSeen.set(pool, columns)
  if (columns !== 'narrow') return
  await changeSumType(env.DATABASE_URL)
  if ((await readColumns(pool)) === 'wide') log.info('the columns of money are 64 bits wide now')
}

async function readColumns(pool: Pick<pg.Pool, 'query'>): Promise<Columns> {
  const { rows } = await pool.query<{ columns: Columns }>(`
    select case when atttypid = 'bigint'::regtype then 'wide'
      when has_older_sessions() then 'waiting' else 'narrow' end as columns
    from pg_attribute where attrelid = 'shop_order'::regclass and attname = 'total'`)
  return rows[0]?.columns ?? 'narrow'
}

/** On a connection whose statements may take long: tables are rewritten. */
async function changeSumType(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: nameConnection(databaseUrl),
    lock_timeout: 5_000,
  })
  await client.connect()
  try {
    await client.query("select change_sum_type('bigint')")
  } finally {
    await client.end()
  }
}
