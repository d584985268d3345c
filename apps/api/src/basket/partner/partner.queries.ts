import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { partnerDiscount } from '../../schema/partner.table.ts'
import { section } from '../../schema/section.table.ts'
import { vendor } from '../../schema/vendor.table.ts'

/** The whole table of discounts; it has a row for a few sections and vendors. */
export async function findPartnerDiscounts(db: Db) {
  const { sectionId, vendorId, percent } = partnerDiscount
  return db.select({ sectionId, vendorId, percent }).from(partnerDiscount)
}

/** The table of discounts with its names, for staff. */
export async function findDiscountRows(db: Db) {
  return db
    .select({
      sectionId: partnerDiscount.sectionId,
      section: sql<string>`coalesce(${section.name}, '')`,
      vendorId: partnerDiscount.vendorId,
      vendor: sql<string>`coalesce(${vendor.name}, '')`,
      percent: partnerDiscount.percent,
      updatedAt: partnerDiscount.updatedAt,
    })
    .from(partnerDiscount)
    .leftJoin(section, eq(section.id, partnerDiscount.sectionId))
    .leftJoin(vendor, eq(vendor.id, partnerDiscount.vendorId))
    .orderBy(
      sql`${section.path} nulls first`,
      sql`${vendor.name} nulls first`,
      asc(partnerDiscount.id),
    )
}

/** What a discount can be given for. */
export async function findDiscountTargets(db: Db) {
  const sections = await db
    .select({
      id: section.id,
      name: section.name,
      depth: sql<number>`cardinality(${section.path})`,
      path: section.path,
    })
    .from(section)
    .where(eq(section.isActive, true))
    .orderBy(section.path)
  const vendors = await db
    .select({ id: vendor.id, name: vendor.name })
    .from(vendor)
    .orderBy(vendor.name, vendor.id)
  return { sections: sections.map(({ path: _path, ...one }) => one), vendors }
}

interface DiscountTarget {
  sectionId: number | null
  vendorId: number | null
}

/** Saves a row of the table; there is one for each section and vendor. */
export async function upsertDiscount(
  db: Db,
  discount: DiscountTarget & { percent: number; updatedById: number | null; updatedAt: Date },
): Promise<void> {
  const { percent, updatedById, updatedAt } = discount
  await db
    .insert(partnerDiscount)
    .values(discount)
    .onConflictDoUpdate({
      target: [partnerDiscount.sectionId, partnerDiscount.vendorId],
      set: { percent, updatedById, updatedAt },
    })
}

export async function deleteDiscount(
  db: Db,
  { sectionId, vendorId }: DiscountTarget,
): Promise<void> {
  await db.delete(partnerDiscount).where(
    sql`${partnerDiscount.sectionId} is not distinct from ${sectionId}
      and ${partnerDiscount.vendorId} is not distinct from ${vendorId}`,
  )
}

/** Whether section and vendor exist, where they are named. */
export async function areKnown(db: Db, { sectionId, vendorId }: DiscountTarget): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`select
    (${sectionId}::int is null or exists (select from section where id = ${sectionId}::int)) and
    (${vendorId}::int is null or exists (select from vendor where id = ${vendorId}::int)) as known`)
  return rows[0]?.known ?? false
}

/** A page of the offers of a section and those below it, in the order of a printed list. */
export async function findListedOffers(
  db: Db,
  { sectionId, limit, offset }: { sectionId: number; limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from offer o
    join product p on p.id = o.product_id join section s on s.id = p.section_id
    where o.is_active and p.is_active and s.is_active and s.path @> array[${sectionId}::int]
    order by s.path, p.name, p.id, o.id limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
