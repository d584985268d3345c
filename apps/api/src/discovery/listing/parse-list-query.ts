import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getProducts } from '@svetlitsa/api-client/catalogue/contract'
import { isRunning } from '@svetlitsa/domain/date/moment'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import type {
  CatalogueSnapshot,
  Section,
  Tag,
} from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Promotion } from '../../catalogue/promotion/promotion.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { type ListQuery, type ListSort, listSorts } from './list-query.ts'
import { parseChoices } from './parse-choices.ts'

type ListQueryInput = Pick<ParsedInput<typeof getProducts>, 'section' | 'params' | 'meta'>

/**
 * Parses the requested list; null where its section, tag, vendor, style or promotion does not
 * exist. With typePage «action» the section may be a promotion (route.actions).
 */
export function parseListQuery(
  { section: named, params = {}, meta = {} }: ListQueryInput,
  catalogue: CatalogueSnapshot,
  { isCrawler, now, services: { regions } }: Pick<Context, 'isCrawler' | 'now' | 'services'>,
): ListQuery | null {
  const promotion = meta.typePage === 'action' ? resolvePromotion(named, catalogue, now) : undefined
  const code = promotion ? meta.subSection : named
  const section = code ? catalogue.sectionByCode.get(code.toLowerCase()) : null
  const vendor = meta.vendor
    ? catalogue.vendors.find((vendor) => vendor.code === meta.vendor?.toLowerCase())
    : null
  const tags = resolveTags(meta.tags ?? [], section ?? null, catalogue)
  const style = meta.style
    ? catalogue.styles.find((style) => style.code === meta.style?.toLowerCase())
    : undefined
  if (section === undefined || vendor === undefined || tags === null) return null
  if (meta.style && !style) return null
  const kind = meta.typePage ?? null
  return {
    scope: { section, vendor, tags, kind, promotion, style },
    choices: parseChoices(params, catalogue, (name) => regions.find(name)?.id ?? null),
    sort: parseSort(meta.sort),
    page: meta.page ?? 1,
    size: meta.count ?? getListSize({ kind: 'catalog', isCrawler }),
    isRandom: meta.randProducts ?? false,
  }
}

function resolvePromotion(
  code: string | undefined,
  { promotions }: CatalogueSnapshot,
  now: Date,
): Promotion | undefined {
  return promotions.find(
    (promotion) => promotion.code === code?.toLowerCase() && isRunning(promotion, now),
  )
}

/**
 * Resolves tags of a section, or of any section where none is given; null where one of them is
 * unknown.
 */
function resolveTags(
  codes: string[],
  section: Section | null,
  catalogue: CatalogueSnapshot,
): Tag[] | null {
  const existing = section
    ? section.tags
    : [...catalogue.sectionById.values()].flatMap(({ tags: sectionTags }) => sectionTags)
  const tags = [...new Set(codes)].map((code) => existing.filter((tag) => tag.code === code))
  return tags.every((found) => found.length > 0) ? tags.flat() : null
}

function parseSort(name: string | undefined): ListSort {
  return listSorts.find((sort) => sort === name) ?? 'popular'
}
