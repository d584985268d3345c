import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

export interface PageChange {
  tags: string[]
  soft: boolean
}

/**
 * Hears what changes in the database, from whatever process it was changed. After a lost
 * connection it reads what it missed; what it may have missed for good it tells as `lost`.
 */
export class ChangeFeed extends EventEmitter<{ change: [PageChange]; lost: [] }> {
  readonly #url: string
  readonly #log: Logger
  #client: pg.Client | null = null
  #lastId = 0
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
    client.on('notification', () => void this.#read())
    await client.connect()
    await client.query('listen page_change')
    this.#client = client
    if (this.#lastId > 0) await this.#read()
    else {
      const newest = await client.query('select coalesce(max(id), 0)::int as id from page_change')
      this.#lastId = newest.rows[0].id
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end()
  }

  async #read(): Promise<void> {
    try {
      const news = await this.#client?.query(
        'select id::int, tags, is_soft from page_change where id > $1 order by id',
        [this.#lastId],
      )
      for (const row of news?.rows ?? []) {
        this.#lastId = Math.max(this.#lastId, row.id)
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
