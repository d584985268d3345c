import { isDeepStrictEqual } from 'node:util'
import { firstShopSettings, type ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import type { Logger } from 'pino'
import type { ChangeFeed } from '../../platform/cache/change-feed.ts'
import type { Db } from '../../platform/database/database.ts'
import { findShopSettings } from './shop-settings.queries.ts'

const RETRY_MS = 1_000

declare module '../../platform/services/services.ts' {
  interface Services {
    shop: ShopSettingsDirectory
  }
}

/** The settings of the shop in memory: every page shows them, and they hardly ever change. */
export class ShopSettingsDirectory {
  readonly #db: Db
  readonly #log: Logger
  #settings: ShopSettings = firstShopSettings
  #isFounded = false
  #reading: Promise<void> = Promise.resolve()
  #loadsBegun = 0
  #lastLoad = 0
  readonly #onReload: Array<() => void> = []

  constructor(db: Db, changes: ChangeFeed, log: Logger) {
    this.#db = db
    this.#log = log
    changes.on('change', ({ tags }) => {
      if (tags.includes('shell')) this.#reload()
    })
    // Changes during a lost connection of the feed may never be reported.
    changes.on('lost', () => this.#reload())
    changes.addReading(() => this.#reading)
  }

  /** Calls back when changed settings are in use: what was computed before may be old. */
  onReload(listener: () => void): void {
    this.#onReload.push(listener)
  }

  /** The settings as they were last read, for decisions in the middle of a call. */
  get settings(): ShopSettings {
    return this.#settings
  }

  /** Whether the shop was set up. */
  get isFounded(): boolean {
    return this.#isFounded
  }

  /**
   * The settings for a page: waits for a change that was announced before, because the page is
   * cached and the purge has already happened.
   */
  async getCurrent(): Promise<ShopSettings> {
    await this.#reading
    return this.#settings
  }

  /**
   * Reads the settings; returns whether they are other than before. Of loads that overlap, the one
   * that began last counts.
   */
  async load(): Promise<boolean> {
    this.#loadsBegun += 1
    const load = this.#loadsBegun
    const stored = await findShopSettings(this.#db)
    if (load < this.#lastLoad) return false
    this.#lastLoad = load
    const before = this.#settings
    this.#isFounded = stored !== null
    this.#settings = stored ?? firstShopSettings
    return !isDeepStrictEqual(before, this.#settings)
  }

  /** If the database does not answer, the last settings stay in use. */
  #reload(): void {
    this.#reading = this.load().then(
      (isChanged) => {
        if (isChanged) for (const listener of this.#onReload) listener()
      },
      (error: unknown) => {
        this.#log.warn({ err: error }, 'the settings of the shop could not be read')
        setTimeout(() => this.#reload(), RETRY_MS).unref()
      },
    )
  }
}
