import { mkdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import type { RequestContext } from '../request/request-context.ts'
import { closedPolicy } from '../response/content-policy.ts'
import { fileSecurityHeaders, securityHeaders } from '../response/security-headers.ts'
import { sendText } from '../response/send-text.ts'
import { listFiles, removeOldFiles, retainFiles } from './retain-files.ts'

export interface StaticAssetsOptions {
  sourceDir: string
  retainedDir: string
  /** Whether a file name contains a content hash, so that the file never changes. */
  isHashed: (name: string) => boolean
}

/** What pages load and browsers never show as documents, unlike SVG. */
const loadedFile = /\.(?:m?js|css|woff2)$/

/** Requests for files that do not exist must not read the folder each time. */
const RESCAN_MS = 100

/** Serves the precompressed files of one app’s current and older builds. */
export class StaticAssets {
  readonly #options: StaticAssetsOptions
  #handler: RequestHandler | null = null
  #names: ReadonlySet<string> = new Set()
  #readAt = 0

  constructor(options: StaticAssetsOptions) {
    this.#options = options
  }

  /** Adds the files of the build folder; files of older builds remain. */
  async refresh(): Promise<void> {
    const { sourceDir, retainedDir } = this.#options
    await mkdir(retainedDir, { recursive: true })
    await retainFiles(sourceDir, retainedDir)
    await this.#read()
  }

  /**
   * Looks for a file that is not known yet, as another router that shares the folder may have added
   * it: that router serves the page of a new build before this one has found the build.
   */
  async find(name: string): Promise<boolean> {
    if (this.has(name)) return true
    if (performance.now() - this.#readAt < RESCAN_MS) return false
    await this.#read()
    return this.has(name)
  }

  async #read(): Promise<void> {
    const { retainedDir } = this.#options
    this.#readAt = performance.now()
    this.#names = new Set(await listFiles(retainedDir))
    this.#handler = sirv(retainedDir, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, pathname) => this.#setHeaders(response, pathname),
    })
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  async removeOld(): Promise<void> {
    await removeOldFiles(this.#options.retainedDir)
  }

  /** Sends the named file, or 404. */
  serve(context: RequestContext, name: string): void {
    const { request, response } = context
    const sendNotFound = () => sendText(context, 404, 'Not found\n')
    if (!this.#handler || !this.has(name)) {
      sendNotFound()
      return
    }
    request.url = `/${name}`
    const headers = loadedFile.test(name)
      ? fileSecurityHeaders(context.secure)
      : { ...securityHeaders(context.secure), 'content-security-policy': closedPolicy }
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
    response.setHeader('x-request-id', context.id)
    this.#handler(request, response, sendNotFound)
  }

  #setHeaders(response: ServerResponse, pathname: string): void {
    const name = pathname.slice(1)
    response.setHeader(
      'cache-control',
      this.#options.isHashed(name) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    )
  }
}
