import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { findPromotions, type Promotion } from '../promotion/promotion.queries.ts'
import { findStores } from '../stock/store.queries.ts'
import { findStyles, type InteriorStyle } from '../style/style.queries.ts'
import { findVendors, type Vendor } from '../vendor/vendor.queries.ts'
import { offerWord } from './product.table.ts'
import { property, propertyValue } from './property.table.ts'
import { section, tag } from './section.table.ts'
import { findSectionBanners, type SectionBanner } from './section-banner.queries.ts'

type SectionRow = Omit<typeof section.$inferSelect, 'externalId' | 'isActive'>

/** A section that is shown, with what hangs below it. */
export interface Section extends SectionRow {
  children: Section[]
  /** Ids of the section and of all below it: where its goods stand. */
  familyIds: number[]
  tags: Tag[]
  banners: SectionBanner[]
}

export type Tag = typeof tag.$inferSelect
export type PropertyValue = typeof propertyValue.$inferSelect

export interface Property extends Readonly<typeof property.$inferSelect> {
  values: PropertyValue[]
}

/** The shop's order of things at one moment. */
export interface CatalogueSnapshot {
  roots: Section[]
  sectionByCode: ReadonlyMap<string, Section>
  sectionById: ReadonlyMap<number, Section>
  /** All properties in their order, filters or not. */
  properties: Property[]
  /** Those that are filters, by what an address calls them. */
  filterByCode: ReadonlyMap<string, Property>
  vendors: Vendor[]
  promotions: Promotion[]
  styles: InteriorStyle[]
  stores: { id: number; name: string }[]
  /** Finishes and sizes by their Russian words. */
  offerWords: ReadonlyMap<string, typeof offerWord.$inferSelect>
}

export async function readCatalogueSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const [sections, tags, properties, values, vendors, promotions, styles, banners, stores, words] =
    await Promise.all([
      db.select().from(section).orderBy(asc(section.position), asc(section.id)),
      db.select().from(tag).orderBy(asc(tag.position), asc(tag.id)),
      db.select().from(property).orderBy(asc(property.position), asc(property.id)),
      db.select().from(propertyValue).orderBy(asc(propertyValue.position), asc(propertyValue.id)),
      findVendors(db),
      findPromotions(db),
      findStyles(db),
      findSectionBanners(db),
      findStores(db),
      db.select().from(offerWord),
    ])
  const valuesOf = Map.groupBy(values, (one) => one.propertyId)
  const withValues = properties.map((one) => ({ ...one, values: valuesOf.get(one.id) ?? [] }))
  const filters = withValues.filter(({ isFilter }) => isFilter)
  return {
    ...treeOf(sections, tags, banners),
    properties: withValues,
    filterByCode: new Map(filters.map((one) => [one.code, one])),
    vendors,
    promotions,
    styles,
    stores,
    offerWords: new Map(words.map((one) => [one.word, one])),
  }
}

/** A section under a hidden one is hidden too. */
function treeOf(rows: (typeof section.$inferSelect)[], tags: Tag[], banners: SectionBanner[]) {
  const bannersOf = Map.groupBy(banners, (one) => one.sectionId)
  const tagsOf = Map.groupBy(tags, (one) => one.sectionId)
  const rowsOf = Map.groupBy(
    rows.filter((row) => row.isActive),
    (row) => row.parentId,
  )
  const sectionById = new Map<number, Section>()
  const grow = (parentId: number | null): Section[] =>
    (rowsOf.get(parentId) ?? []).map(({ externalId: _feed, isActive: _shown, ...row }) => {
      const children = grow(row.id)
      const familyIds = [row.id, ...children.flatMap((child) => child.familyIds)]
      const own = { tags: tagsOf.get(row.id) ?? [], banners: bannersOf.get(row.id) ?? [] }
      const grown = { ...row, children, familyIds, ...own }
      sectionById.set(row.id, grown)
      return grown
    })
  const roots = grow(null)
  const sectionByCode = new Map([...sectionById.values()].map((one) => [one.code, one]))
  return { roots, sectionByCode, sectionById }
}
