import type { Logger } from 'pino'
import type { ApiClient } from '../upstream/api-client.ts'
import { routerConfigSchema } from './router-config.ts'
import { createShopMap, type ShopMap } from './shop-map.ts'

/** Keeps the API's configuration; the last good one stays in force while the API is away. */
export class ConfigFeed {
  readonly #api: ApiClient
  readonly #log: Logger
  readonly #listeners: (() => void)[] = []
  #map: ShopMap | null = null
  #timer: NodeJS.Timeout | null = null
  #fetching: Promise<void> | null = null
  #again = false

  constructor(api: ApiClient, log: Logger) {
    this.#api = api
    this.#log = log
  }

  /** Null until the API has answered for the first time. */
  get map(): ShopMap | null {
    return this.#map
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Fetches the configuration; tries again every second until it comes. */
  refresh(): Promise<void> {
    // A change told while a fetch is under way may not be in its answer.
    this.#again = this.#fetching !== null
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null
      if (this.#again) void this.refresh()
    })
    return this.#fetching
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  async #fetch(): Promise<void> {
    this.stop()
    try {
      const config = routerConfigSchema.parse(await this.#api.get('/api/internal/router-config'))
      this.#map = createShopMap(config)
      for (const listener of this.#listeners) listener()
    } catch (error) {
      this.#log.warn({ err: error }, 'the configuration could not be fetched, trying again')
      this.#timer = setTimeout(() => void this.refresh(), 1000)
      this.#timer.unref()
    }
  }
}
