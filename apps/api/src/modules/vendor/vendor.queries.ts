import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { vendor } from './vendor.table.ts'

export type Vendor = typeof vendor.$inferSelect

/** Vendors that are shown, by name. */
export function findVendors(db: Db): Promise<Vendor[]> {
  return db.select().from(vendor).where(eq(vendor.isActive, true)).orderBy(asc(vendor.name))
}
