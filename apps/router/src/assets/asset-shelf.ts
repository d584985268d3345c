import { mkdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import { closedPolicy } from '../answer/content-policy.ts'
import { securityHeaders } from '../answer/security-headers.ts'
import { sendSmall } from '../answer/send-small.ts'
import type { Visit } from '../request/visit.ts'
import { filesOf, forgetOldFiles, keepFiles } from './keep-files.ts'

export interface ShelfOptions {
  sourceDir: string
  keepDir: string
  /** Which names carry a hash of their content and so never change. */
  isHashed: (name: string) => boolean
}

/** Serves the files of one app's builds, present and older, compressed beforehand. */
export class AssetShelf {
  readonly #options: ShelfOptions
  #handler: RequestHandler | null = null
  #names: ReadonlySet<string> = new Set()

  constructor(options: ShelfOptions) {
    this.#options = options
  }

  /** Takes in what the build folder holds now; files of older builds stay. */
  async refresh(): Promise<void> {
    const { sourceDir, keepDir } = this.#options
    await mkdir(keepDir, { recursive: true })
    await keepFiles(sourceDir, keepDir)
    this.#names = new Set(await filesOf(keepDir))
    this.#handler = sirv(keepDir, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, pathname) => this.#setHeaders(response, pathname),
    })
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  async forgetOld(): Promise<void> {
    await forgetOldFiles(this.#options.keepDir)
  }

  /** Sends the file of this name, or 404. */
  serve(visit: Visit, name: string): void {
    const { request, response } = visit
    const missing = () => sendSmall(visit, 404, 'Not found\n')
    if (!this.#handler || !this.has(name)) {
      missing()
      return
    }
    request.url = `/${name}`
    for (const [header, value] of Object.entries(securityHeaders(visit.secure))) {
      response.setHeader(header, value)
    }
    response.setHeader('x-request-id', visit.id)
    this.#handler(request, response, missing)
  }

  #setHeaders(response: ServerResponse, pathname: string): void {
    const name = pathname.slice(1)
    response.setHeader('content-security-policy', closedPolicy)
    response.setHeader(
      'cache-control',
      this.#options.isHashed(name) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    )
  }
}
