import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * Counts the statements in the transaction of an order: the server logs every statement while the
 * orders are made. Averages over the transactions found.
 *
 * @param order makes some orders.
 * @returns null if the server's log cannot be read.
 */
export async function countOrderStatements(
  pool: pg.Pool,
  order: () => Promise<unknown>,
): Promise<number | null> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const file = join(rows[0]?.data_directory ?? '', '..', 'postgres.log')
  const before = await readFile(file, 'utf8').catch(() => null)
  if (before === null) return null
  await pool.query(`alter system set log_statement = 'all'`)
  await pool.query(`alter system set log_line_prefix = '[%p] '`)
  await pool.query('select pg_reload_conf()')
  // Open sessions read the settings before their next statement.
  await order()
  await pool.query('alter system reset log_statement')
  await pool.query('alter system reset log_line_prefix')
  await pool.query('select pg_reload_conf()')
  const written = (await readFile(file, 'utf8')).slice(before.length)
  const counts = listOrderTransactions(written)
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count) / counts.length
}

/** Number of statements of each transaction that created a checkout. */
function listOrderTransactions(log: string): number[] {
  const open = new Map<string, { count: number; isOrder: boolean }>()
  const counts: number[] = []
  for (const line of log.split('\n')) {
    const [, pid, statement] =
      /^\[(\d+)\] LOG: {2}(?:statement|execute [^:]*): (.*)/.exec(line) ?? []
    if (!pid || !statement) continue
    if (/^begin/i.test(statement)) open.set(pid, { count: 0, isOrder: false })
    const transaction = open.get(pid)
    if (!transaction) continue
    transaction.count += 1
    transaction.isOrder ||= statement.includes('insert into "checkout"')
    if (!/^(commit|rollback)/i.test(statement)) continue
    if (transaction.isOrder) counts.push(transaction.count)
    open.delete(pid)
  }
  return counts
}
