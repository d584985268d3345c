import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from '../../platform/columns.ts'

/** How many bits of a look are compared first; see image-look. */
const bits = customType<{ data: string }>({ dataType: () => 'bit(512)' })

/** What a picture of the catalogue looks like, worked out once for each file. */
export const pictureLook = pgTable(
  'picture_look',
  {
    file: text().primaryKey(),
    /** The edition of the arithmetic: another one is worked out anew. */
    edition: integer().notNull(),
    /** Empty where the file could not be read. */
    signature: bits(),
    look: bytea(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.edition)],
)

/** A shopper's picture for a day: its look and a small preview, bound to nobody. */
export const visionQuery = pgTable(
  'vision_query',
  {
    /** 128 random bits; who has them sees the results. */
    resultId: text().primaryKey(),
    fileName: text().notNull().default(''),
    preview: bytea().notNull(),
    signature: bits().notNull(),
    look: bytea().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)
