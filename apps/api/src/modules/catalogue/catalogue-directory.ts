import type { ChangeFeed } from '../../platform/change-feed.ts'
import type { Language } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { nameIn } from '../../platform/name-in.ts'
import { type CatalogueSnapshot, readCatalogueSnapshot } from './catalogue-snapshot.ts'

/** A finish or a size in the reader's language. */
export type OfferWords = (word: string) => string

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

  /** How finishes and sizes are said in a language; Russian where they have no other word. */
  async offerWords(language: Language): Promise<OfferWords> {
    if (language === 'ru') return (word) => word
    const { offerWords } = await this.current()
    return (word) => {
      const known = offerWords.get(word)
      return known
        ? nameIn({ name: word, nameKk: known.wordKk, nameEn: known.wordEn }, language)
        : word
    }
  }
}
