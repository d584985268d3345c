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
/** A connection that is silently dead delivers no notification, so it is asked regularly. */
const HEARTBEAT_MS = 5_000
const ANSWER_MS = 5_000

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
  #isReopening = false
  readonly #heartbeat: NodeJS.Timeout

  constructor(url: string, log: Logger) {
    super()
    this.setMaxListeners(0)
    this.#url = url
    this.#log = log
    this.#heartbeat = setInterval(() => void this.#check(), HEARTBEAT_MS).unref()
  }

  /** Whether changes arrive; while they do not, nobody may rely on hearing of one. */
  get isListening(): boolean {
    return this.#client !== null
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', (error) =>
      this.#log.warn({ err: error }, 'the connection of the change feed was lost'),
    )
    client.on('end', () => this.#reopen())
    client.on('notification', ({ payload }) => {
      this.#lastRead = this.#lastRead.then(() => this.#read('id = $1', Number(payload)))
    })
    try {
      await this.#listen(client)
    } catch (error) {
      await client.end()
      throw error
    }
  }

  async #listen(client: pg.Client): Promise<void> {
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
    clearInterval(this.#heartbeat)
    await this.#client?.end()
  }

  /** Ends a connection that does not answer; its end event opens another. */
  async #check(): Promise<void> {
    const client = this.#client
    try {
      await client?.query('select 1')
    } catch (error) {
      this.#log.warn({ err: error }, 'the connection of the change feed does not answer')
      await client?.end()
    }
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
    // A connection that fails to open is reported by its end event and by `open`.
    if (this.#isClosed || this.#isReopening) return
    this.#isReopening = true
    this.emit('lost')
    setTimeout(() => {
      this.#isReopening = false
      if (this.#isClosed) return
      this.open().catch((error) => {
        this.#log.warn({ err: error }, 'the change feed could not reconnect')
        this.#reopen()
      })
    }, 1_000).unref()
  }
}
