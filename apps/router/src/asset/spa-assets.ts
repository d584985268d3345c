import type { AppName } from '@svetlitsa/domain/route/route'
import type { Logger } from 'pino'
import type { RequestContext } from '../request/request-context.ts'
import { securityHeaders } from '../response/security-headers.ts'
import { sendCompressed, toHeaderList } from '../response/send-compressed.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import {
  buildSpaPage,
  readBuildStamp,
  readBuiltPage,
  type SpaPage,
  type SpaPageOptions,
} from './spa-page.ts'
import { StaticAssets } from './static-assets.ts'

export type SpaName = Exclude<AppName, 'storefront'>

export interface SpaAssetsOptions extends SpaPageOptions {
  name: SpaName
  distDir: string
  retainedDir: string
  /** Origin of another server that serves the app; its folder is then not read. */
  origin: string | null
  log: Logger
}

const hashedName = /^assets\/.*[-.][\w-]{8,}\.\w+$/

/** One single-page app: its page, its files, and detection of a new build. */
export class SpaAssets {
  readonly assets: StaticAssets
  readonly #options: SpaAssetsOptions
  #page: SpaPage | null = null
  #stamp: string | null = null

  constructor(options: SpaAssetsOptions) {
    this.#options = options
    this.assets = new StaticAssets({
      sourceDir: options.distDir,
      retainedDir: options.retainedDir,
      isHashed: (name) => hashedName.test(name),
    })
  }

  get base(): string {
    return `/_${this.#options.name}/`
  }

  get origin(): string | null {
    return this.#options.origin
  }

  /** Id of the build in service; null if there is none. */
  get buildId(): string | null {
    return this.#page?.id ?? null
  }

  /**
   * Checks for a new build and switches to it once it is complete: files first, then the page, so
   * that the page never names a missing file. Returns true if something changed.
   */
  async refresh(): Promise<boolean> {
    const { distDir, origin, log, name } = this.#options
    if (origin !== null) return false
    const stamp = await readBuildStamp(distDir)
    if (stamp === null || stamp === this.#stamp) return false
    const html = await readBuiltPage(distDir, this.base)
    if (html === null) return false
    await this.assets.refresh()
    this.#page = await buildSpaPage(html, this.#options)
    this.#stamp = stamp
    log.info({ app: name, build: this.#page.id }, 'a build is in service')
    return true
  }

  /** Sends the app’s page for any address inside the app; false if there is no build. */
  async servePage(
    context: RequestContext,
    headers: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const page = await this.#pageNow()
    if (!page) return false
    await sendCompressed(
      context,
      200,
      toHeaderList({
        ...securityHeaders(context.secure),
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
      const answer = await fetchUpstream(`${origin}${this.base}`, {
        headers: { accept: 'text/html' },
        timeoutMs: 10_000,
        maxBytes: 4 * 1024 * 1024,
      })
      if (answer.status !== 200) throw new Error(`The app answered ${answer.status}`)
      return await buildSpaPage(answer.body.toString('utf8'), this.#options)
    } catch (error) {
      this.#options.log.error({ err: error, app: this.#options.name }, 'the app does not respond')
      return null
    }
  }
}
