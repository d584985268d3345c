import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import { listInlineHashes } from '../page/list-inline-hashes.ts'
import type { RequestContext } from '../request/request-context.ts'
import { compressBody } from '../response/compressed-body.ts'
import { contentPolicy } from '../response/content-policy.ts'
import { securityHeaders } from '../response/security-headers.ts'
import { sendCompressed, toHeaderList } from '../response/send-compressed.ts'
import { sendText } from '../response/send-text.ts'

/** Serves the built Storybook. It is rarely viewed, so nothing is held in memory. */
export class StorybookAssets {
  readonly #dir: string
  readonly #files: ReturnType<typeof sirv>

  constructor(dir: string) {
    this.#dir = dir
    this.#files = sirv(dir, { dev: true, etag: true })
  }

  async serve(context: RequestContext, name: string): Promise<void> {
    if (name.endsWith('.html')) return this.#servePage(context, name)
    context.request.url = `/${name}`
    for (const [header, value] of Object.entries(securityHeaders(context.secure))) {
      context.response.setHeader(header, value)
    }
    this.#files(context.request, context.response, () => sendText(context, 404, 'Not found\n'))
  }

  async #servePage(context: RequestContext, name: string): Promise<void> {
    const html = await readFile(join(this.#dir, name)).catch(() => null)
    if (html === null) return sendText(context, 404, 'Not found\n')
    const headers: Record<string, string> = {
      ...securityHeaders(context.secure),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy({
        hashes: listInlineHashes(html),
        framedBySelf: true,
      }),
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    }
    await sendCompressed(context, 200, toHeaderList(headers), await compressBody(html))
  }
}
