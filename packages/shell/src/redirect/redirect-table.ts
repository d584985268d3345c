import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getRedirects } from '@svetlitsa/api-client/shell/client'
import type { SpaName } from '@svetlitsa/domain/route/route'
import { followRedirectTable, type TableRedirect } from './follow-redirect-table.ts'

const maxAgeMs = 5 * 60_000
/** A navigation waits this long at most for a table that is still loading. */
const maxWaitMs = 150

/**
 * The redirect table of a single-page app: loaded when the app starts and refreshed in the
 * background, so that a navigation finds it at hand (rule.path-redirect). Without it nothing is
 * redirected; a page load still is, by the router.
 */
export class RedirectTable {
  readonly #app: SpaName
  #redirects: readonly TableRedirect[] = []
  #loading: Promise<void> | null = null
  #loadedAt = Number.NEGATIVE_INFINITY

  constructor(app: SpaName) {
    this.#app = app
  }

  /** Loads the table unless it is fresh. */
  load(): Promise<void> {
    if (Date.now() - this.#loadedAt < maxAgeMs) return Promise.resolve()
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  /** Returns where the table leads from an address of the app; null where it says nothing. */
  async follow(href: string, origin: string): Promise<string | null> {
    const loading = this.load()
    if (this.#loadedAt === Number.NEGATIVE_INFINITY) {
      await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
    }
    return followRedirectTable(this.#redirects, href, origin)
  }

  async #fetch(): Promise<void> {
    try {
      const { redirects } = unwrapAnswer(await getRedirects({ app: this.#app }))
      this.#redirects = redirects
      this.#loadedAt = Date.now()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failed look-up is logged and changes nothing else
      console.warn('The redirect table was not loaded', error)
    }
  }
}
