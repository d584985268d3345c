import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { PlanningClient } from './planning-client.ts'

/** A database or a transaction on it; queries take either. */
export type Db = NodePgDatabase

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens the pool. A connection that dies while idle is logged and replaced; without the two error
 * listeners node-postgres would end the process when the server restarts.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  log: Logger,
  { statementTimeoutMs = 10_000 }: { statementTimeoutMs?: number } = {},
): Database {
  const pool = new pg.Pool({
    Client: PlanningClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 3_000,
    // A command without a clock makes up its goods between two statements.
    idle_in_transaction_session_timeout: statementTimeoutMs === 0 ? 0 : 5_000,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() }
}
