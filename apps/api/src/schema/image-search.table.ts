import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from '../platform/database/columns.ts'

/** The signature of a descriptor; see descriptor-signature.ts. */
const bits = customType<{ data: string }>({ dataType: () => 'bit(512)' })

/** Descriptor of a catalogue picture, computed once per file. */
export const pictureDescriptor = pgTable(
  'picture_look',
  {
    file: text().primaryKey(),
    /** Version of the algorithm; descriptors of another version are computed again. */
    edition: integer().notNull(),
    /** Null when the file could not be read. */
    signature: bits(),
    look: bytea(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.edition)],
)

/** Descriptor and small preview of a shopper's picture, kept for a day and linked to no account. */
export const visionQuery = pgTable(
  'vision_query',
  {
    /** 128 random bits; whoever has them can open the results. */
    resultId: text().primaryKey(),
    fileName: text().notNull().default(''),
    preview: bytea().notNull(),
    signature: bits().notNull(),
    look: bytea().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)
