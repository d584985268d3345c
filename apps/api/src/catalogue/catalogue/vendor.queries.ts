import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { vendor } from '../../schema/vendor.table.ts'

export type Vendor = typeof vendor.$inferSelect

/** Visible vendors, by name. */
export function findVendors(db: Db): Promise<Vendor[]> {
  return db.select().from(vendor).where(eq(vendor.isActive, true)).orderBy(asc(vendor.name))
}
