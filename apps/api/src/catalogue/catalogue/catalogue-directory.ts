import type { ChangeFeed } from '../../platform/cache/change-feed.ts'
import type { Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { type CatalogueSnapshot, readCatalogueSnapshot } from './catalogue-snapshot.queries.ts'

declare module '../../platform/services/services.ts' {
  interface Services {
    catalogue: CatalogueDirectory
  }
}

/** Translates a finish or a size into the reader's language. */
export type TranslateOfferText = (text: string) => string

const RELOAD_TAGS = new Set(['section-tree', 'catalogue', 'vendor', 'promotion', 'style', 'store'])

/**
 * Sections, filters, vendors, tags, promotions and styles in memory: every list needs them, and
 * they change a few times a day. Readers wait for the reload after a change, so that nobody
 * receives an outdated snapshot.
 */
export class CatalogueDirectory {
  readonly #db: Db
  #snapshot: Promise<CatalogueSnapshot> | null = null

  constructor(db: Db, changes: ChangeFeed) {
    this.#db = db
    changes.on('change', ({ tags }) => {
      if (tags.some((tag) => RELOAD_TAGS.has(tag))) this.#snapshot = null
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

  /**
   * Returns the translator of finishes and sizes for a language; texts without a translation stay
   * Russian.
   */
  async getOfferTextTranslator(language: Language): Promise<TranslateOfferText> {
    if (language === 'ru') return (text) => text
    const { offerTranslations: translations } = await this.current()
    return (text) => {
      const existing = translations.get(text)
      return existing
        ? localizeName({ name: text, nameKk: existing.wordKk, nameEn: existing.wordEn }, language)
        : text
    }
  }
}
