import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { nameConnection } from '../../../platform/database/connection-name.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  hasCode,
  isDatabaseUnavailable,
} from '../../../platform/database/is-database-unavailable.ts'
import { rebuildListings } from './rebuild-listings.ts'
import {
  claimStaleProducts,
  deleteOrphanMarks,
  hasStaleListings,
  noteBulkChange,
  notePageChange,
  postponeProduct,
} from './stale-listing.queries.ts'

const PRODUCTS_AT_ONCE = 100
/**
 * Polling finds marks without a notification: those of a lost connection and of locked products.
 */
const POLL_MS = 1_000
const REOPEN_MS = 1_000
/** Shorter than deadlock_timeout, so that in a deadlock the rebuild gives up and not a writer. */
const LOCK_TIMEOUT_MS = 300
const CONNECT_MS = 5_000
/** A batch's longest statement takes far less; a server that is silent for longer has hung. */
const ANSWER_MS = 60_000

declare module '../../../platform/services/services.ts' {
  interface Services {
    listings: ListingRebuilder
  }
}

/**
 * Rebuilds marked list rows as soon as a change is committed, whichever process made it. It has a
 * connection of its own: notifications arrive on it, and no request waits for it.
 */
export class ListingRebuilder {
  readonly #url: string
  readonly #log: Logger
  #client: pg.Client | null = null
  #currentRun: Promise<void> = Promise.resolve()
  #isRunning = false
  #isRequested = false
  #isClosed = false
  #isReopening = false
  /**
   * Number of products still to be rebuilt one by one after an error, so that one that cannot be
   * rebuilt is postponed alone.
   */
  #singleRebuilds = 0
  readonly #timer: NodeJS.Timeout

  constructor(url: string, log: Logger) {
    this.#url = url
    this.#log = log
    this.#timer = setInterval(() => this.#schedule(), POLL_MS).unref()
  }

  /** Starts listening and rebuilds a first batch, which is enough for a small shop. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: nameConnection(this.#url),
      lock_timeout: LOCK_TIMEOUT_MS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', (error) =>
      this.#log.warn({ err: error }, 'the connection of the list rebuilder was lost'),
    )
    client.on('end', () => this.#reopen())
    client.on('notification', () => this.#schedule())
    await client.connect()
    await client.query('listen stale_listing')
    await this.#currentRun
    this.#client = client
    // One connection runs one transaction at a time, so a notification that arrives now waits for
    // the first batch.
    this.#isRunning = true
    await this.#rebuildBatch()
    this.#isRunning = false
    this.#schedule()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#currentRun
    await this.#client?.end()
  }

  #schedule(): void {
    this.#isRequested = true
    if (this.#isRunning) return
    this.#isRunning = true
    this.#currentRun = this.#run().finally(() => {
      this.#isRunning = false
    })
  }

  async #run(): Promise<void> {
    while (this.#isRequested && !this.#isClosed) {
      this.#isRequested = false
      while (!this.#isClosed && (await this.#rebuildBatch()));
    }
  }

  /** @returns whether there may be more to rebuild at once. */
  async #rebuildBatch(): Promise<boolean> {
    const client = this.#client
    if (!client) return false
    try {
      const maxProducts = this.#singleRebuilds > 0 ? 1 : PRODUCTS_AT_ONCE
      const didRebuild = await rebuildStaleListings(drizzle({ client }), maxProducts)
      this.#singleRebuilds = Math.max(0, this.#singleRebuilds - 1)
      return didRebuild
    } catch (error) {
      this.#singleRebuilds = PRODUCTS_AT_ONCE
      if (!this.#isClosed) this.#log.warn({ err: error }, 'stale lists could not be rebuilt')
      // The end of a hung connection opens another.
      if (isDatabaseUnavailable(error) && !hasCode(error, /^55P03$/)) await client.end()
      return false
    }
  }

  #reopen(): void {
    this.#client = null
    // A connection that fails to open is reported by its end event and by `open`.
    if (this.#isClosed || this.#isReopening) return
    this.#isReopening = true
    setTimeout(() => {
      this.#isReopening = false
      if (this.#isClosed) return
      this.open().catch((error) => {
        this.#log.warn({ err: error }, 'the list rebuilder could not reconnect')
        this.#reopen()
      })
    }, REOPEN_MS).unref()
  }
}

/**
 * Rebuilds one batch of marked products and purges their pages in the same transaction. Several
 * processes may do so at once. A product whose rebuild fails alone is postponed behind all others.
 *
 * @param maxProducts small enough that a single change does not wait long behind a batch of a bulk
 * change.
 * @returns whether there was anything to rebuild.
 * @throws the error of the batch, which is rolled back as a whole.
 */
export async function rebuildStaleListings(db: Db, maxProducts: number): Promise<boolean> {
  if (!(await hasStaleListings(db))) return false
  let batch: number[] = []
  try {
    const didRebuild = await db.transaction(async (tx) => {
      const { productIds, isBulk } = await claimStaleProducts(tx, maxProducts)
      batch = productIds
      if (productIds.length === 0) return false
      const { sectionIds } = await rebuildListings(tx, productIds)
      if (!isBulk) await notePageChange(tx, productIds, sectionIds)
      return true
    })
    if (didRebuild) return true
  } catch (error) {
    const [only, ...others] = batch
    if (only !== undefined && others.length === 0) await postponeProduct(db, only)
    throw error
  }
  await deleteOrphanMarks(db)
  await noteBulkChange(db)
  return false
}
