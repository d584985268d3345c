import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const WRITTEN_AFTER_MS = 300

export interface StatementPlan {
  /** Pages of 8 KB that the statement read, in memory or not. */
  pages: number
  text: string
}

/**
 * Makes the server write the plan and buffers of all statements on orders into its log, and reads them
 * after each call.
 *
 * @param calls the calls, one after the other.
 * @returns the plans of each call; empty if the server's log cannot be read.
 */
export async function explainCalls(
  pool: pg.Pool,
  calls: readonly (() => Promise<unknown>)[],
): Promise<StatementPlan[][]> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const file = join(rows[0]?.data_directory ?? '', '..', 'postgres.log')
  if ((await readFile(file, 'utf8').catch(() => null)) === null) return []
  await setExplaining(pool, true)
  const plans: StatementPlan[][] = []
  for (const call of calls) {
    // The first call opens the sessions, which were ended.
    await call().catch(() => {})
    await sleep(WRITTEN_AFTER_MS)
    const before = (await readFile(file, 'utf8')).length
    await call()
    await sleep(WRITTEN_AFTER_MS)
    plans.push(parsePlans((await readFile(file, 'utf8')).slice(before)))
  }
  await setExplaining(pool, false)
  return plans
}

/** Changes the settings and ends other sessions, since only new ones load the module. */
async function setExplaining(pool: pg.Pool, isOn: boolean): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`load 'auto_explain'`)
    const verb = (name: string, value: string) =>
      client.query(`alter system ${isOn ? `set ${name} = ${value}` : `reset ${name}`}`)
    await verb('session_preload_libraries', `'auto_explain'`)
    await verb('auto_explain.log_min_duration', '0')
    await verb('auto_explain.log_analyze', 'on')
    await verb('auto_explain.log_buffers', 'on')
    await client.query('select pg_reload_conf()')
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    )
  } finally {
    client.release(true)
  }
}

/** The plans of the list and its count, as the server wrote them. */
function parsePlans(log: string): StatementPlan[] {
  return log
    .split(/^(?=\S.*LOG: {2}duration: )/m)
    .filter((entry) => entry.includes('Query Text: ') && entry.includes('from "shop_order"'))
    .map((text) => {
      const plan = text.slice(text.search(/\n\t.*\(cost=/))
      const [, hit = 0, read = 0] =
        /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? []
      return { pages: Number(hit) + Number(read), text: plan.trim() }
    })
}
