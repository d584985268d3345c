import type { ChangeFeed } from '../../platform/change-feed.ts'
import type { Db } from '../../platform/database.ts'
import { type CatalogueSnapshot, readCatalogueSnapshot } from './catalogue-snapshot.ts'

const OWN_TAGS = new Set(['section-tree', 'catalogue', 'vendor', 'promotion', 'style', 'store'])

/**
 * Sections, filters, vendors, tags, promotions and styles in memory: every list needs them and they change a few times
 * a day. A change is awaited by whoever asks after it, so that nobody builds on what was before.
 */
export class CatalogueDirectory {
  readonly #db: Db
  #snapshot: Promise<CatalogueSnapshot> | null = null

  constructor(db: Db, changes: ChangeFeed) {
    this.#db = db
    changes.on('change', ({ tags }) => {
      if (tags.some((tag) => OWN_TAGS.has(tag))) this.#snapshot = null
    })
    changes.on('lost', () => {
      this.#snapshot = null
    })
  }

  async current(): Promise<CatalogueSnapshot> {
    if (this.#snapshot) return this.#snapshot
    const reading = readCatalogueSnapshot(this.#db)
    this.#snapshot = reading
    reading.catch(() => {
      if (this.#snapshot === reading) this.#snapshot = null
    })
    return reading
  }
}
