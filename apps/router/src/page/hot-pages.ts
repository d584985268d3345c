import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { PageCache } from './page-cache.ts'
import { type PageRequest, pageRequest } from './page-request.ts'

const hotCount = 200
const parallel = 2

const hotSchema = z.array(
  z.object({
    path: z.string().startsWith('/'),
    query: z.string(),
    hostname: z.string(),
    secure: z.boolean(),
    rsc: z.record(z.string(), z.string()).nullable(),
    noindex: z.boolean(),
  }),
)

/** Remembers which pages are asked most, so that a fresh memory is warm before they are asked. */
export class HotPages {
  readonly #file: string
  readonly #pages: PageCache
  readonly #log: Logger
  readonly #requests = new Map<string, PageRequest>()

  constructor(dataDir: string, pages: PageCache, log: Logger) {
    this.#file = join(dataDir, 'hot-pages.json')
    this.#pages = pages
    this.#log = log
  }

  note(page: PageRequest): void {
    this.#requests.set(page.key, page)
  }

  /** Fetches the pages that were hot before, else the first page and the catalogue. */
  async warm(variants: readonly string[], publicOrigin: string): Promise<void> {
    const pages = await this.#read()
    if (pages.length === 0) {
      for (const variant of variants) pages.push(...firstPages(variant, new URL(publicOrigin)))
    }
    const waiting = [...pages]
    const workers = Array.from({ length: parallel }, async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        await this.#pages.warm(page).catch((error: unknown) => {
          this.#log.warn({ err: error }, 'a page could not be warmed')
        })
      }
    })
    await Promise.all(workers)
    this.#log.info({ pages: pages.length }, 'the hot pages are warm')
  }

  async save(): Promise<void> {
    const kept = new Set(this.#pages.store.keys())
    for (const key of this.#requests.keys()) if (!kept.has(key)) this.#requests.delete(key)
    const hot = [...kept].flatMap((key) => this.#requests.get(key) ?? []).slice(0, hotCount)
    if (hot.length === 0) return
    await writeFile(`${this.#file}.new`, JSON.stringify(hot))
    await rename(`${this.#file}.new`, this.#file)
  }

  async #read(): Promise<PageRequest[]> {
    try {
      return hotSchema.parse(JSON.parse(await readFile(this.#file, 'utf8'))).map(pageRequest)
    } catch {
      return []
    }
  }
}

function firstPages(variant: string, { hostname, protocol }: URL): PageRequest[] {
  return ['/', '/catalog/'].map((path) =>
    pageRequest({
      path: `/${variant}/ru/person${path}`,
      query: '',
      hostname,
      secure: protocol === 'https:',
      rsc: null,
      noindex: false,
    }),
  )
}
