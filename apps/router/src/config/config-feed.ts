import type { Logger } from 'pino'
import { type ConfigLookup, createConfigLookup } from './config-lookup.ts'
import type { HeardChanges } from './heard-changes.ts'
import { routerConfigSchema } from './router-config.ts'

/** The API as far as the configuration comes from it. */
interface ConfigSource {
  get(path: string, headers: Record<string, string>): Promise<unknown>
}

/**
 * Holds the API’s configuration; the last valid one stays in force while the API is unavailable.
 */
export class ConfigFeed {
  readonly #api: ConfigSource
  readonly #heard: Pick<HeardChanges, 'last'>
  readonly #log: Logger
  readonly #listeners: (() => void)[] = []
  #map: ConfigLookup | null = null
  #timer: NodeJS.Timeout | null = null
  #fetching: Promise<void> | null = null
  #refreshQueued = false

  constructor(api: ConfigSource, heard: Pick<HeardChanges, 'last'>, log: Logger) {
    this.#api = api
    this.#heard = heard
    this.#log = log
  }

  /** Null until the API has answered for the first time. */
  get map(): ConfigLookup | null {
    return this.#map
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Fetches the configuration; retries every second until it succeeds. */
  refresh(): Promise<void> {
    // A change announced during a fetch may be missing from its response.
    this.#refreshQueued = this.#fetching !== null
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null
      if (this.#refreshQueued) void this.refresh()
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
      // The API that answers may not be the one that told of the change.
      const { last } = this.#heard
      const answer = await this.#api.get(
        '/api/internal/router-config',
        last === null ? {} : { 'x-shop-change': String(last) },
      )
      const config = routerConfigSchema.parse(answer)
      this.#map = createConfigLookup(config)
      for (const listener of this.#listeners) listener()
    } catch (error) {
      this.#log.warn({ err: error }, 'the configuration could not be fetched, trying again')
      this.#timer = setTimeout(() => void this.refresh(), 1000)
      this.#timer.unref()
    }
  }
}
