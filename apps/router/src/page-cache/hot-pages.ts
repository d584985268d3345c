import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { PageCache } from './page-cache.ts'
import { buildPageRequest, type PageRequest } from './page-request.ts'

const hotCount = 200
const CONCURRENCY = 2

const hotSchema = z.array(
  z.object({
    path: z.string().startsWith('/'),
    query: z.string(),
    hostname: z.string(),
    secure: z.boolean(),
    noindex: z.boolean(),
  }),
)

/** Records the most requested pages, so that a new process can warm its cache before visits. */
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

  /** Fetches the previously hot pages, or else the first page and the catalogue. */
  async warm(variants: readonly string[], publicOrigin: string): Promise<void> {
    const pages = await this.#read()
    if (pages.length === 0) {
      for (const variant of variants)
        pages.push(...listDefaultPages(variant, new URL(publicOrigin)))
    }
    await pLimit(CONCURRENCY).map(pages, (page) =>
      this.#pages.warm(page).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'a page could not be warmed')
      }),
    )
    this.#log.info({ pages: pages.length }, 'the hot pages are warm')
  }

  async save(): Promise<void> {
    const storedKeys = new Set(this.#pages.store.keys())
    for (const key of this.#requests.keys()) if (!storedKeys.has(key)) this.#requests.delete(key)
    const hot = [...storedKeys].flatMap((key) => this.#requests.get(key) ?? []).slice(0, hotCount)
    if (hot.length === 0) return
    // Nothing else makes the folder where the files of builds lie elsewhere.
    await mkdir(dirname(this.#file), { recursive: true })
    await writeFile(`${this.#file}.new`, JSON.stringify(hot))
    await rename(`${this.#file}.new`, this.#file)
  }

  async #read(): Promise<PageRequest[]> {
    try {
      const pages = hotSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')))
      // An older router recorded variants of a page that are one page now.
      return [...new Map(pages.map(buildPageRequest).map((page) => [page.key, page])).values()]
    } catch {
      return []
    }
  }
}

function listDefaultPages(variant: string, { hostname, protocol }: URL): PageRequest[] {
  return ['/', '/catalog/'].map((path) =>
    buildPageRequest({
      path: `/${variant}/ru/person${path}`,
      query: '',
      hostname,
      secure: protocol === 'https:',
      noindex: false,
    }),
  )
}
