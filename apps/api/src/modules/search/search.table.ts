import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { tsvector } from '../../platform/columns.ts'
import { offer, product } from '../catalogue/product.table.ts'

/**
 * What is searched of a product in any of its offers; follows the lists by trigger. A word of the
 * name bears the weight A, one of section and vendor B, one of an offer C.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Price zones in which the product is listed. */
    zoneIds: integer().array().notNull(),
    sectionId: integer().notNull(),
    popularity: integer().notNull(),
    /** The name in small letters, for an exact hit. */
    name: text().notNull(),
    text: tsvector().notNull(),
  },
  (table) => [
    index('search_document_text').using('gin', table.text),
    index('search_document_name').on(table.name),
    index('search_document_popular').on(table.popularity.desc(), table.productId),
  ],
)

/** The same of one offer: colour, cloth and size must meet in one and the same. */
export const searchOffer = pgTable(
  'search_offer',
  {
    offerId: integer()
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** The article without spaces and dashes, in small letters. */
    article: text().notNull(),
    text: tsvector().notNull(),
    /** Price zones in which it is sold, and what it costs in each: a search joins nothing. */
    zoneIds: integer().array().notNull().default([]),
    prices: integer().array().notNull().default([]),
    widthCm: integer(),
  },
  (table) => [
    index('search_offer_text').using('gin', table.text),
    index('search_offer_product').on(table.productId),
    index('search_offer_article').using('btree', table.article.op('text_pattern_ops')),
  ],
)

/** Every word of the goods: what a mistyped word may have meant. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** What the word is searched by, without its ending. */
    lexeme: text().notNull(),
    /** Stands in a name, a section or a vendor, not only in an offer's colour or cloth. */
    isOfProduct: boolean().notNull().default(false),
    /** Products in which it occurs, counted now and then. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    index('search_word_lexeme').using('btree', table.lexeme.op('text_pattern_ops')),
    index('search_word_trigram').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
