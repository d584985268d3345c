import pg from 'pg'
import type { Logger } from 'pino'
import { nameConnection } from './connection-name.ts'

const POLL_MS = 250

interface WaitRow {
  relation: string
  mode: string
  pid: number
  state: string
  seconds: number
  query: string
}

/**
 * Watches on a connection of its own which lock another connection waits for, and who holds it: the
 * error of a lock timeout names neither.
 */
export class LockWait {
  readonly #client: pg.Client
  readonly #pid: number
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> = Promise.resolve()
  #last: WaitRow | undefined

  private constructor(client: pg.Client, pid: number, log: Logger) {
    this.#client = client
    this.#pid = pid
    this.#log = log
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#poll())
    }, POLL_MS)
  }

  /** @param pid the server process of the connection to watch. */
  static async watch(databaseUrl: string, pid: number, log: Logger): Promise<LockWait> {
    const client = new pg.Client({
      connectionString: nameConnection(databaseUrl),
      query_timeout: 5_000,
    })
    client.on('error', (error) => log.warn({ err: error }, 'lock waits cannot be observed'))
    await client.connect()
    return new LockWait(client, pid, log)
  }

  /** The last lock that was waited for, in words for the terminal. */
  describe(): string {
    if (!this.#last) return 'a lock'
    const { relation, mode, pid, state, seconds, query } = this.#last
    return (
      `${mode} on ${relation}, held by process ${pid} ` +
      `(${state} for ${Math.round(seconds)} s): ${query}`
    )
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
    await this.#client.end()
  }

  async #poll(): Promise<void> {
    try {
      // Constants of a statement may be a customer's data.
      const { rows } = await this.#client.query<WaitRow>(
        `select coalesce(wanted.relation::regclass::text, wanted.locktype) as relation, wanted.mode,
           holder.pid, coalesce(holder.state, holder.backend_type) as state,
           extract(epoch from clock_timestamp() - coalesce(holder.state_change, now()))::float8
             as seconds,
           left(regexp_replace(coalesce(holder.query, ''), '''[^'']*''', '''…''', 'g'), 120) as query
         from pg_locks wanted
         join pg_stat_activity holder on holder.pid = any (pg_blocking_pids(wanted.pid))
         where wanted.pid = $1 and not wanted.granted limit 1`,
        [this.#pid],
      )
      this.#last = rows[0] ?? this.#last
    } catch (error) {
      this.#log.warn({ err: error }, 'lock waits cannot be observed')
    }
  }
}
