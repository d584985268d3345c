import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { prepareMarkedStatements } from '../prepare-marked-statements.ts'
import { nameConnection } from './connection-name.ts'
import { nameStaff } from './current-staff.ts'
import { dropBrokenConnections } from './drop-broken-connections.ts'
import { parseSafeInteger, parseSafeIntegers } from './parse-safe-integer.ts'

// As texts, which node-postgres makes of them, sums would be strung together instead of added.
pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger)
/** A list of them, which node-postgres does not name. */
const INT8_ARRAY: number = 1016
pg.types.setTypeParser(INT8_ARRAY, parseSafeIntegers)

/** A database or a transaction on it; queries take either. */
export type Db = NodePgDatabase

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** A server that ends statements itself answers before this is over. */
const GRACE_MS = 1_000

/**
 * Opens the pool. A connection that is lost while idle is logged and replaced; without the two
 * error listeners node-postgres would end the process when the server restarts.
 *
 * @param options.statementTimeoutMs how long a statement may run; 0 for commands that compute for
 * long. A server that does not end it by then has hung, and the connection is given up.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  log: Logger,
  { statementTimeoutMs = 10_000 }: { statementTimeoutMs?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: nameConnection(url),
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + GRACE_MS,
    lock_timeout: 3_000,
    // A command without a statement timeout may compute for long between two statements.
    idle_in_transaction_session_timeout: statementTimeoutMs === 0 ? 0 : 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  const client = prepareMarkedStatements(nameStaff(dropBrokenConnections(pool)))
  const db = drizzle({ client, casing: 'snake_case' })
  return { db, pool, close: () => pool.end() }
}
