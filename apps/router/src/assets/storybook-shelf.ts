import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import { contentPolicy } from '../answer/content-policy.ts'
import { securityHeaders } from '../answer/security-headers.ts'
import { headerList, sendPacked } from '../answer/send-packed.ts'
import { sendSmall } from '../answer/send-small.ts'
import { packBody } from '../body/packed-body.ts'
import { inlineHashes } from '../page/inline-hashes.ts'
import type { Visit } from '../request/visit.ts'

/** Serves the built storybook; it is looked at rarely, so nothing of it is kept in memory. */
export class StorybookShelf {
  readonly #dir: string
  readonly #files: ReturnType<typeof sirv>

  constructor(dir: string) {
    this.#dir = dir
    this.#files = sirv(dir, { dev: true, etag: true })
  }

  async serve(visit: Visit, name: string): Promise<void> {
    if (name.endsWith('.html')) return this.#servePage(visit, name)
    visit.request.url = `/${name}`
    for (const [header, value] of Object.entries(securityHeaders(visit.secure))) {
      visit.response.setHeader(header, value)
    }
    this.#files(visit.request, visit.response, () => sendSmall(visit, 404, 'Not found\n'))
  }

  async #servePage(visit: Visit, name: string): Promise<void> {
    const html = await readFile(join(this.#dir, name)).catch(() => null)
    if (html === null) return sendSmall(visit, 404, 'Not found\n')
    const headers: Record<string, string> = {
      ...securityHeaders(visit.secure),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy({ hashes: inlineHashes(html), framedBySelf: true }),
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    }
    await sendPacked(visit, 200, headerList(headers), await packBody(html))
  }
}
