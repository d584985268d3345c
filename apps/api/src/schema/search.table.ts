import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { money, tsvector } from '../platform/database/columns.ts'
import { offer, product } from './product.table.ts'

/**
 * Search document of a product with the words of all its offers; triggers update it from the lists.
 * Words of the name have weight A, of section and vendor B, of an offer C.
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
    /** The name in lower case, for exact matches. */
    name: text().notNull(),
    text: tsvector().notNull(),
  },
  (table) => [
    index('search_document_text').using('gin', table.text),
    index('search_document_name').on(table.name),
    index('search_document_popular').on(table.popularity.desc(), table.productId),
  ],
)

/** Search document of one offer: color, fabric and size must match in the same offer. */
export const searchOffer = pgTable(
  'search_offer',
  {
    offerId: integer()
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** The article in lower case, without spaces and dashes. */
    article: text().notNull(),
    text: tsvector().notNull(),
    /** Price zones in which it is sold with its price in each, so that a search needs no join. */
    zoneIds: integer().array().notNull().default([]),
    prices: money().array().notNull().default([]),
    widthCm: integer(),
  },
  (table) => [
    index('search_offer_text').using('gin', table.text),
    index('search_offer_product').on(table.productId),
    index('search_offer_article').using('btree', table.article.op('text_pattern_ops')),
  ],
)

/** All words of the products, as candidates for spelling correction. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** The stem by which the word is searched. */
    lexeme: text().notNull(),
    /** Occurs in the name or the section of a product. */
    isOfProduct: boolean().notNull().default(false),
    /** Occurs in the name of a vendor. */
    isOfVendor: boolean().notNull().default(false),
    /** Occurs in the color, the fabric or another property of an offer. */
    isOfOffer: boolean().notNull().default(false),
    /** Number of products with the word, updated periodically. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    index('search_word_lexeme').using('btree', table.lexeme.op('text_pattern_ops')),
    index('search_word_trigram').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
