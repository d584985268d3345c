import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'
import { nameConnection } from '../database/connection-name.ts'
import { HeardChanges } from './heard-changes.ts'

export interface PageChange {
  id: number
  tags: string[]
  soft: boolean
}

/** A connection that is silently dead delivers no notification, so it is asked regularly. */
const HEARTBEAT_MS = 5_000
const ANSWER_MS = 5_000

/**
 * Listens for changes in the database, whichever process made them. Each process hears of them in
 * the order of their commits, but not at the same moment. After a lost connection it reads the
 * changes it missed, and emits `lost` because some of them may not be recoverable.
 */
export class ChangeFeed extends EventEmitter<{ change: [PageChange]; lost: [] }> {
  readonly #url: string
  readonly #log: Logger
  #client: pg.Client | null = null
  #heard: HeardChanges | null = null
  /** A connection runs one query at a time. */
  #lastRead: Promise<void> = Promise.resolve()
  #isClosed = false
  #isReopening = false
  readonly #heartbeat: NodeJS.Timeout
  readonly #readings: (() => Promise<void>)[] = []

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
      connectionString: nameConnection(this.#url),
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', (error) =>
      this.#log.warn({ err: error }, 'the connection of the change feed was lost'),
    )
    client.on('end', () => this.#reopen())
    client.on('notification', ({ payload }) => void this.#enqueue('id = $1', Number(payload)))
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
    if (this.#heard) await this.#read('id > $1', this.#heard.floor)
    else {
      const newest = await client.query('select coalesce(max(id), 0)::int as id from page_change')
      this.#heard = new HeardChanges(newest.rows[0].id)
    }
  }

  /**
   * Adds what this process keeps in memory and reads again after a change: who waits for a change
   * waits for the reading that it began, too.
   */
  addReading(getReading: () => Promise<void>): void {
    this.#readings.push(getReading)
  }

  /**
   * Makes sure that this process has heard of a change of which another one has told, and of all
   * that were committed before it, and has read what it keeps in memory since then. Returns false
   * while the database does not tell.
   */
  async hear(id: number): Promise<boolean> {
    const isHeard = await this.#catchUp(id)
    await Promise.all(this.#readings.map((getReading) => getReading()))
    return isHeard
  }

  async #catchUp(id: number): Promise<boolean> {
    if (this.#heard?.has(id)) return true
    await this.#lastRead
    if (!this.#heard?.has(id)) await this.#enqueue('id > $1', this.#heard?.floor ?? 0)
    return this.#client !== null
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

  #enqueue(condition: 'id = $1' | 'id > $1', id: number): Promise<void> {
    this.#lastRead = this.#lastRead.then(() => this.#read(condition, id))
    return this.#lastRead
  }

  /** Emits what it has not emitted yet. A connection that fails is replaced, and read from anew. */
  async #read(condition: 'id = $1' | 'id > $1', id: number): Promise<void> {
    const client = this.#client
    try {
      const result = await client?.query<PageChange>(
        `select id::int, tags, is_soft as soft from page_change where ${condition} order by id`,
        [id],
      )
      for (const change of result?.rows ?? []) {
        if (this.#heard?.add(change.id)) this.emit('change', change)
      }
    } catch (error) {
      if (this.#isClosed) return
      this.#log.warn({ err: error }, 'changes could not be read')
      await client?.end()
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
