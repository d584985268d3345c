import type { UploadPurpose } from '@svetlitsa/domain/upload/upload-limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

/**
 * A file of a person. The row exists before the first byte and until the last one is gone, so that
 * nothing in the storage is out of reach; the keys in the storage begin with its id.
 */
export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey(),
    /** Null once the account is gone. */
    userId: integer().references(() => userAccount.id),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** `ready` is judged and may be read; `removed` waits for the sweep. */
    state: text().$type<'receiving' | 'ready' | 'removed'>().notNull().default('receiving'),
    name: text().notNull(),
    /** Recognises the same file on another device (upload.resume). */
    fingerprint: text().notNull(),
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** By its bytes; what is stored, so JPEG for HEIC. */
    mediaType: text(),
    width: integer(),
    height: integer(),
    storedBytes: integer(),
    createdAt: createdAt(),
    /** When its last byte arrived. */
    touchedAt: at().notNull().defaultNow(),
    /** When a claim, a review or another form took it. */
    attachedAt: at(),
  },
  (table) => [
    check('upload_state', sql`${table.state} in ('receiving', 'ready', 'removed')`),
    check('upload_owner', sql`${table.state} = 'removed' or ${table.userId} is not null`),
    check(
      'upload_bytes',
      sql`${table.bytes} between 1 and 268435456 and ${table.received} between 0 and ${table.bytes}`,
    ),
    check(
      'upload_ready',
      sql`${table.state} <> 'ready' or (${table.received} = ${table.bytes} and ${table.mediaType} is not null and ${table.storedBytes} is not null)`,
    ),
    check('upload_attached', sql`${table.attachedAt} is null or ${table.state} <> 'receiving'`),
    index('upload_user_id').on(table.userId),
    index('upload_loose')
      .on(table.touchedAt)
      .where(sql`${table.attachedAt} is null or ${table.state} = 'removed'`),
  ],
)

/** A chunk that arrived whole. */
export const uploadPart = pgTable(
  'upload_part',
  {
    uploadId: uuid()
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    /** Offset of its first byte. */
    position: integer().notNull(),
    bytes: integer().notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.position] }),
    check('upload_part_bytes', sql`${table.bytes} between 1 and 2097152`),
  ],
)
