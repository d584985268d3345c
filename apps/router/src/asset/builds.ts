import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { SpaAssets } from './spa-assets.ts'
import type { StaticAssets } from './static-assets.ts'

export interface BuildsOptions {
  apps: readonly SpaAssets[]
  storefrontAssets: StaticAssets
  storefrontStaticDir: string
  onStorefrontBuild: () => void
  log: Logger
}

const pollMs = 1000

/**
 * Watches the builds of all apps, which can be deployed independently, and derives one build id.
 */
export class Builds {
  readonly #options: BuildsOptions
  #storefrontId: string | null = null
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null

  constructor(options: BuildsOptions) {
    this.#options = options
  }

  /** One id for all builds in service. Tabs compare it and reload at their next navigation. */
  get id(): string {
    const ids = [...this.#options.apps.map((app) => app.buildId), this.#storefrontId]
    return createHash('sha256').update(ids.join('|')).digest('hex').slice(0, 16)
  }

  async start(): Promise<void> {
    await this.refresh()
    await this.#forgetOld()
    this.#timer = setInterval(() => void this.refresh(), pollMs)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** Checks every build folder once; concurrent calls share one check. */
  refresh(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #refresh(): Promise<void> {
    try {
      const apps = this.#options.apps.map((app) => app.refresh())
      await Promise.all([...apps, this.#refreshStorefront()])
    } catch (error) {
      this.#options.log.error({ err: error }, 'a build could not be loaded')
    }
  }

  async #forgetOld(): Promise<void> {
    const { apps, storefrontAssets, log } = this.#options
    try {
      await Promise.all(
        [storefrontAssets, ...apps.map((app) => app.assets)].map((assets) => assets.removeOld()),
      )
    } catch (error) {
      log.warn({ err: error }, 'files of old builds could not be removed')
    }
  }

  async #refreshStorefront(): Promise<void> {
    const { storefrontStaticDir, storefrontAssets, onStorefrontBuild, log } = this.#options
    const id = await readFile(join(storefrontStaticDir, '../BUILD_ID'), 'utf8').catch(() => null)
    if (id === null || id === this.#storefrontId) return
    await storefrontAssets.refresh()
    const isNew = this.#storefrontId !== null
    this.#storefrontId = id
    log.info({ app: 'storefront', build: id }, 'a build is in service')
    if (isNew) onStorefrontBuild()
  }
}
