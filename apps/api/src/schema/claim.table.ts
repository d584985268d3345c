import type { ClaimOutcome, ClaimState } from '@svetlitsa/domain/claim/claim-state'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, createdAt, guid, id } from '../platform/database/columns.ts'
import { orderLine, shopOrder } from './order.table.ts'
import { orderReturn } from './order-return.table.ts'
import { upload } from './upload.table.ts'
import { userAccount } from './user.table.ts'

/** A complaint of a customer about goods of a delivered order (claim.steps). */
export const claim = pgTable(
  'claim',
  {
    /** Also the number shown to people. */
    id: id(),
    guid: guid(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    userId: integer()
      .notNull()
      .references(() => userAccount.id),
    /** The goods that it is about; a part of a kit is a line of its own (claim.partial). */
    orderLineId: integer().references(() => orderLine.id),
    quantity: doublePrecision().notNull().default(1),
    description: text().notNull().default(''),
    numberPackage: text().notNull().default(''),
    /** Additional photographs may be none: whether their step was saved. */
    isAdditionalDone: boolean().notNull().default(false),
    state: text().$type<ClaimState>().notNull().default('draft'),
    /** Grows with every change, so that two devices do not undo each other. */
    version: integer().notNull().default(1),
    sentAt: at(),
    /** Since when the customer waits for a word of staff. */
    waitingSince: at(),
    outcome: text().$type<ClaimOutcome>(),
    /** The return by which it was accepted. */
    returnId: integer().references(() => orderReturn.id),
    /** The member of staff who decided. */
    decidedById: integer(),
    decidedAt: at(),
    updatedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    check('claim_state', sql`${table.state} in ('draft','sent','answered','accepted','declined')`),
    check('claim_quantity', sql`${table.quantity} > 0`),
    check(
      'claim_sent',
      sql`(${table.state} = 'draft') = (${table.sentAt} is null) and (${table.state} = 'draft' or ${table.orderLineId} is not null)`,
    ),
    check(
      'claim_decided',
      sql`(${table.state} in ('accepted','declined')) = (${table.decidedAt} is not null)`,
    ),
    check(
      'claim_outcome',
      sql`(${table.state} = 'accepted') = (${table.outcome} is not null) and ${table.outcome} in ('return','replacement')`,
    ),
    check(
      'claim_return',
      sql`(${table.outcome} is not distinct from 'return') = (${table.returnId} is not null)`,
    ),
    check('claim_waiting', sql`${table.waitingSince} is null or ${table.state} <> 'draft'`),
    index().on(table.orderId),
    index().on(table.userId),
    index().on(table.orderLineId),
    index().on(table.returnId),
    index('claim_waiting_since')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    uniqueIndex('claim_draft').on(table.orderId).where(sql`${table.state} = 'draft'`),
  ],
)

/** The conversation about a claim after it was sent. */
export const claimMessage = pgTable(
  'claim_message',
  {
    id: id(),
    claimId: integer()
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    author: text().$type<'customer' | 'staff'>().notNull(),
    userId: integer().references(() => userAccount.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('claim_message_author', sql`${table.author} in ('customer','staff')`),
    index().on(table.claimId),
    index().on(table.userId),
  ],
)

export type ClaimPhotoKind = 'label' | 'defect' | 'package' | 'additional' | 'message'

/** An upload that belongs to a claim or to a message about it, and to nothing else. */
export const claimPhoto = pgTable(
  'claim_photo',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => upload.id, { onDelete: 'cascade' }),
    claimId: integer()
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    kind: text().$type<ClaimPhotoKind>().notNull(),
    messageId: integer().references(() => claimMessage.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    check(
      'claim_photo_kind',
      sql`${table.kind} in ('label','defect','package','additional','message')`,
    ),
    check(
      'claim_photo_message',
      sql`(${table.kind} = 'message') = (${table.messageId} is not null)`,
    ),
    index().on(table.claimId),
    index().on(table.messageId),
  ],
)
