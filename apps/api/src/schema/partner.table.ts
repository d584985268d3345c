import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { at, id } from '../platform/database/columns.ts'
import { section } from './section.table.ts'
import { vendor } from './vendor.table.ts'

/** A discount of designers and wholesale partners; without section or vendor it is for all of them. */
export const partnerDiscount = pgTable(
  'partner_discount',
  {
    id: id(),
    sectionId: integer().references(() => section.id, { onDelete: 'cascade' }),
    vendorId: integer().references(() => vendor.id, { onDelete: 'cascade' }),
    percent: integer().notNull(),
    updatedAt: at().notNull().defaultNow(),
    /** The member of staff who changed it last. */
    updatedById: integer(),
  },
  (table) => [
    unique('partner_discount_target').on(table.sectionId, table.vendorId).nullsNotDistinct(),
    index().on(table.vendorId),
    check('partner_discount_percent', sql`${table.percent} between 0 and 50`),
  ],
)
