import type { Logger } from 'pino'
import { securityHeaders } from '../answer/security-headers.ts'
import { headerList, sendPacked } from '../answer/send-packed.ts'
import type { SpaName } from '../house.ts'
import type { Visit } from '../request/visit.ts'
import { getUpstream } from '../upstream/get-upstream.ts'
import { AssetShelf } from './asset-shelf.ts'
import {
  makeSpaPage,
  readBuiltPage,
  type SpaPage,
  type SpaPageOptions,
  stampOf,
} from './spa-page.ts'

export interface AppShelfOptions extends SpaPageOptions {
  name: SpaName
  distDir: string
  keepDir: string
  /** Where another server holds the app; its folder is not read then. */
  origin: string | null
  log: Logger
}

const hashedName = /^assets\/.*[-.][\w-]{8,}\.\w+$/

/** One single-page app: its page, its files, and the notice that its build was replaced. */
export class AppShelf {
  readonly assets: AssetShelf
  readonly #options: AppShelfOptions
  #page: SpaPage | null = null
  #stamp: string | null = null

  constructor(options: AppShelfOptions) {
    this.#options = options
    this.assets = new AssetShelf({
      sourceDir: options.distDir,
      keepDir: options.keepDir,
      isHashed: (name) => hashedName.test(name),
    })
  }

  get base(): string {
    return `/_${this.#options.name}/`
  }

  get origin(): string | null {
    return this.#options.origin
  }

  /** Identity of the build in service; null without one. */
  get buildId(): string | null {
    return this.#page?.id ?? null
  }

  /**
   * Looks whether the build was replaced, and takes it once it is whole: first its files, then
   * its page, so that no page names a file that is not there. True where something changed.
   */
  async refresh(): Promise<boolean> {
    const { distDir, origin, log, name } = this.#options
    if (origin !== null) return false
    const stamp = await stampOf(distDir)
    if (stamp === null || stamp === this.#stamp) return false
    const html = await readBuiltPage(distDir, this.base)
    if (html === null) return false
    await this.assets.refresh()
    this.#page = await makeSpaPage(html, this.#options)
    this.#stamp = stamp
    log.info({ app: name, build: this.#page.id }, 'a build is in service')
    return true
  }

  /** Sends the app's page, whatever the address inside the app; false where there is none. */
  async servePage(visit: Visit, headers: Readonly<Record<string, string>>): Promise<boolean> {
    const page = await this.#pageNow()
    if (!page) return false
    await sendPacked(
      visit,
      200,
      headerList({
        ...securityHeaders(visit.secure),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.policy,
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...headers,
      }),
      page.body,
    )
    return true
  }

  async #pageNow(): Promise<SpaPage | null> {
    const { origin } = this.#options
    if (origin === null) return this.#page
    try {
      const answer = await getUpstream(`${origin}${this.base}`, {
        headers: { accept: 'text/html' },
        timeoutMs: 10_000,
        maxBytes: 4 * 1024 * 1024,
      })
      if (answer.status !== 200) throw new Error(`The app answered ${answer.status}`)
      return await makeSpaPage(answer.body.toString('utf8'), this.#options)
    } catch (error) {
      this.#options.log.error({ err: error, app: this.#options.name }, 'the app does not answer')
      return null
    }
  }
}
