import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AppShelf } from './app-shelf.ts'
import type { AssetShelf } from './asset-shelf.ts'

export interface BuildsOptions {
  apps: readonly AppShelf[]
  storefrontAssets: AssetShelf
  storefrontStaticDir: string
  onStorefrontBuild: () => void
  log: Logger
}

const pollMs = 1000

/** Watches the builds of all apps, each of which may be replaced alone, and names their sum. */
export class Builds {
  readonly #options: BuildsOptions
  #storefrontId: string | null = null
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null

  constructor(options: BuildsOptions) {
    this.#options = options
  }

  /** One identity for what is in service; tabs compare it and reload at their next navigation. */
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

  /** Looks once at every build folder; a second call joins the first. */
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
      this.#options.log.error({ err: error }, 'a build could not be taken into service')
    }
  }

  async #forgetOld(): Promise<void> {
    const { apps, storefrontAssets, log } = this.#options
    try {
      await Promise.all(
        [storefrontAssets, ...apps.map((app) => app.assets)].map((one) => one.forgetOld()),
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
