import type { Language } from '@svetlitsa/domain/language/language'
import type { AppName } from '@svetlitsa/domain/route/route'
import type { Logger } from 'pino'
import type { ShopBrand } from '../config/router-config.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { securityHeaders } from '../response/security-headers.ts'
import { sendCompressed, toHeaderList } from '../response/send-compressed.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import {
  type BuiltPages,
  buildSpaPage,
  getBuildId,
  type PageBrand,
  readBuildStamp,
  readBuiltPages,
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
  /** Null until the API has answered. */
  getBrand(): ShopBrand | null
}

const hashedName = /^assets\/.*[-.][\w-]{8,}\.\w+$/

/** One single-page app: its page, its files, and detection of a new build. */
export class SpaAssets {
  readonly assets: StaticAssets
  readonly #options: SpaAssetsOptions
  #built: BuiltPages | null = null
  #pages: Readonly<Record<Language, SpaPage>> | null = null
  #buildId: string | null = null
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
    return this.#buildId
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
    const pages = await readBuiltPages(distDir, this.base)
    if (pages === null) return false
    await this.assets.refresh()
    this.#built = pages
    await this.showBrand()
    this.#buildId = getBuildId(pages)
    this.#stamp = stamp
    log.info({ app: name, build: this.#buildId }, 'a build is in service')
    return true
  }

  /** Builds the pages again with the shop's present name and colours. */
  async showBrand(): Promise<void> {
    const pages = this.#built
    if (pages === null) return
    const build = (language: Language) =>
      buildSpaPage(pages[language], this.#getPageBrand(language), this.#options)
    this.#pages = { ru: await build('ru'), kk: await build('kk'), en: await build('en') }
  }

  #getPageBrand(language: Language): PageBrand {
    const brand = this.#options.getBrand()
    return { name: brand?.name[language] ?? '', style: brand?.style ?? '' }
  }

  /** Sends the app’s page in the reader's language for any address inside the app; false if there is no build. */
  async servePage(
    context: RoutedRequestContext,
    headers: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const page = await this.#pageNow(context.choice.language)
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

  async #pageNow(language: Language): Promise<SpaPage | null> {
    const { origin } = this.#options
    if (origin === null) return this.#pages?.[language] ?? null
    try {
      const answer = await fetchUpstream(`${origin}${this.base}`, {
        headers: { accept: 'text/html' },
        timeoutMs: 10_000,
        maxBytes: 4 * 1024 * 1024,
      })
      if (answer.status !== 200) throw new Error(`The app answered ${answer.status}`)
      return await buildSpaPage(
        answer.body.toString('utf8'),
        this.#getPageBrand(language),
        this.#options,
      )
    } catch (error) {
      this.#options.log.error({ err: error, app: this.#options.name }, 'the app does not respond')
      return null
    }
  }
}
