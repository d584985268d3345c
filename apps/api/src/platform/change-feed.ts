import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

export interface PageChange {
  tags: string[]
  soft: boolean
}

/**
 * Ids are given before commit: a change with a lower id may become visible after a higher one. What
 * is read again after a lost connection reaches back so far; hearing a change twice does no harm.
 */
const OVERLAP_IDS = 1_000

/**
 * Hears what changes in the database, from whatever process it was changed. After a lost
 * connection it reads what it missed; what it may have missed for good it tells as `lost`.
 */
export class ChangeFeed extends EventEmitter<{ change: [PageChange]; lost: [] }> {
  readonly #url: string
  readonly #log: Logger
  #client: pg.Client | null = null
  #lastId: number | null = null
  /** One connection answers one query after the other. */
  #reading: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(url: string, log: Logger) {
    super()
    this.setMaxListeners(0)
    this.#url = url
    this.#log = log
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('error', (error) => this.#log.warn({ err: error }, 'the change feed was lost'))
    client.on('end', () => this.#reopen())
    client.on('notification', ({ payload }) => {
      this.#reading = this.#reading.then(() => this.#read('id = $1', Number(payload)))
    })
    await client.connect()
    await client.query('listen page_change')
    this.#client = client
    if (this.#lastId !== null) await this.#read('id > $1', this.#lastId - OVERLAP_IDS)
    else {
      const newest = await client.query('select coalesce(max(id), 0)::int as id from page_change')
      this.#lastId = newest.rows[0].id
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end()
  }

  async #read(condition: 'id = $1' | 'id > $1', id: number): Promise<void> {
    try {
      const news = await this.#client?.query(
        `select id::int, tags, is_soft from page_change where ${condition} order by id`,
        [id],
      )
      for (const row of news?.rows ?? []) {
        this.#lastId = Math.max(this.#lastId ?? 0, row.id)
        this.emit('change', { tags: row.tags, soft: row.is_soft })
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'changes could not be read')
    }
  }

  #reopen(): void {
    this.#client = null
    if (this.#isClosed) return
    this.emit('lost')
    setTimeout(() => {
      if (this.#isClosed) return
      this.open().catch((error) => {
        this.#log.warn({ err: error }, 'the change feed could not be opened')
        this.#reopen()
      })
    }, 1_000).unref()
  }
}
