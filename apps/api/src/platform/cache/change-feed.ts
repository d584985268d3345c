import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

export interface PageChange {
  tags: string[]
  soft: boolean
}

/**
 * Ids are assigned before commit, so a change with a lower id may become visible after a higher
 * one. After a lost connection this many ids are read again; processing a change twice is harmless.
 */
const OVERLAP_IDS = 1_000

/**
 * Listens for changes in the database, whichever process made them. After a lost connection it
 * reads the changes it missed, and emits `lost` because some of them may not be recoverable.
 */
export class ChangeFeed extends EventEmitter<{ change: [PageChange]; lost: [] }> {
  readonly #url: string
  readonly #log: Logger
  #client: pg.Client | null = null
  #lastId: number | null = null
  /** A connection runs one query at a time. */
  #lastRead: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(url: string, log: Logger) {
    super()
    this.setMaxListeners(0)
    this.#url = url
    this.#log = log
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('error', (error) =>
      this.#log.warn({ err: error }, 'the connection of the change feed was lost'),
    )
    client.on('end', () => this.#reopen())
    client.on('notification', ({ payload }) => {
      this.#lastRead = this.#lastRead.then(() => this.#read('id = $1', Number(payload)))
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
      const result = await this.#client?.query(
        `select id::int, tags, is_soft from page_change where ${condition} order by id`,
        [id],
      )
      for (const row of result?.rows ?? []) {
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
        this.#log.warn({ err: error }, 'the change feed could not reconnect')
        this.#reopen()
      })
    }, 1_000).unref()
  }
}
