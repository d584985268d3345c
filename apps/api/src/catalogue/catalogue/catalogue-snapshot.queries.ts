import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { offerWord } from '../../schema/product.table.ts'
import { property, propertyValue } from '../../schema/property.table.ts'
import { section, tag } from '../../schema/section.table.ts'
import { findStores } from '../../supply/stock/store.queries.ts'
import { findPromotions, type Promotion } from '../promotion/promotion.queries.ts'
import { findSectionBanners, type SectionBanner } from './section-banner.queries.ts'
import { findStyles, type InteriorStyle } from './style.queries.ts'
import { findVendors, type Vendor } from './vendor.queries.ts'

type SectionRow = Omit<typeof section.$inferSelect, 'externalId' | 'isActive'>

/** A visible section with its child sections. */
export interface Section extends SectionRow {
  children: Section[]
  /** Ids of the section and of all its descendants: the sections that contain its products. */
  familyIds: number[]
  tags: Tag[]
  banners: SectionBanner[]
}

export type Tag = typeof tag.$inferSelect
export type PropertyValue = typeof propertyValue.$inferSelect

export interface Property extends Readonly<typeof property.$inferSelect> {
  values: PropertyValue[]
}

/** Sections, filters and other reference data of the catalogue at one moment. */
export interface CatalogueSnapshot {
  roots: Section[]
  sectionByCode: ReadonlyMap<string, Section>
  sectionById: ReadonlyMap<number, Section>
  /** All properties in their order, whether they are filters or not. */
  properties: Property[]
  /** The properties that are filters, by their code in addresses. */
  filterByCode: ReadonlyMap<string, Property>
  vendors: Vendor[]
  promotions: Promotion[]
  styles: InteriorStyle[]
  stores: { id: number; name: string }[]
  /** Translations of finishes and sizes by their Russian text. */
  offerTranslations: ReadonlyMap<string, typeof offerWord.$inferSelect>
}

export async function readCatalogueSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const [
    sections,
    tags,
    properties,
    values,
    vendors,
    promotions,
    styles,
    banners,
    stores,
    translations,
  ] = await Promise.all([
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
  const valuesByProperty = Map.groupBy(values, (value) => value.propertyId)
  const withValues = properties.map((row) => ({
    ...row,
    values: valuesByProperty.get(row.id) ?? [],
  }))
  const filters = withValues.filter(({ isFilter }) => isFilter)
  return {
    ...buildSectionTree(sections, tags, banners),
    properties: withValues,
    filterByCode: new Map(filters.map((filter) => [filter.code, filter])),
    vendors,
    promotions,
    styles,
    stores,
    offerTranslations: new Map(translations.map((row) => [row.word, row])),
  }
}

/** Builds the tree of visible sections. A section under a hidden one is hidden too. */
function buildSectionTree(
  rows: (typeof section.$inferSelect)[],
  tags: Tag[],
  banners: SectionBanner[],
) {
  const bannersBySection = Map.groupBy(banners, (banner) => banner.sectionId)
  const tagsBySection = Map.groupBy(tags, ({ sectionId }) => sectionId)
  const rowsByParent = Map.groupBy(
    rows.filter((row) => row.isActive),
    (row) => row.parentId,
  )
  const sectionById = new Map<number, Section>()
  const buildBranch = (parentId: number | null): Section[] =>
    (rowsByParent.get(parentId) ?? []).map(({ externalId: _feed, isActive: _shown, ...row }) => {
      const children = buildBranch(row.id)
      const familyIds = [row.id, ...children.flatMap((child) => child.familyIds)]
      const related = {
        tags: tagsBySection.get(row.id) ?? [],
        banners: bannersBySection.get(row.id) ?? [],
      }
      const node = { ...row, children, familyIds, ...related }
      sectionById.set(row.id, node)
      return node
    })
  const roots = buildBranch(null)
  const sectionByCode = new Map([...sectionById.values()].map((node) => [node.code, node]))
  return { roots, sectionByCode, sectionById }
}
