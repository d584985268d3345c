import pg from 'pg'
import type { Services } from '../services/services.ts'
import { nameConnection } from './connection-name.ts'

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
  const { rows } = await pool.query<{ hasOlder: boolean }>(`
    select has_older_sessions() as "hasOlder" from pg_attribute
    where attrelid = 'shop_order'::regclass and attname = 'total' and atttypid = 'integer'::regtype`)
  const [narrow] = rows
  if (!narrow) return
  if (narrow.hasOlder) {
    log.info('the columns of money stay 32 bits wide while an older release is connected')
    return
  }
  log.info('the columns of money are being made 64 bits wide')
  await changeSumType(env.DATABASE_URL)
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
