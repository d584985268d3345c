import type pg from 'pg'
import type { Logger } from 'pino'

const SYNCHRONIZE_MS = 60_000

/**
 * The time of the database, which all processes share. Machines differ by minutes when their clocks
 * are set wrongly; what one of them promises until a time would end at another one. Between two
 * comparisons the time is counted, so that a machine whose clock is set anew does not jump.
 */
export class DatabaseClock {
  readonly #pool: pg.Pool
  readonly #log: Logger
  /** When this process began, by the clock of the database. */
  #startedAtMs = performance.timeOrigin
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool
    this.#log = log
  }

  /** @throws when the database cannot be asked. */
  async open(): Promise<void> {
    await this.#synchronize()
    this.#timer = setInterval(() => {
      this.#synchronize().catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the clock could not be compared with the database')
      })
    }, SYNCHRONIZE_MS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  now(): Date {
    return new Date(this.#startedAtMs + performance.now())
  }

  /** The database read its clock in the middle of the round trip, as far as can be told. */
  async #synchronize(): Promise<void> {
    const sentAt = performance.now()
    const { rows } = await this.#pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    const receivedAt = performance.now()
    if (rows[0]) this.#startedAtMs = rows[0].ms - (sentAt + receivedAt) / 2
  }
}
