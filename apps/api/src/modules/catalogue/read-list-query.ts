import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProducts } from '@svetlitsa/api-client/contract/catalogue'
import { isRunning } from '@svetlitsa/domain/date/is-running'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { Context } from '../../platform/context.ts'
import type { Promotion } from '../promotion/promotion.queries.ts'
import type { CatalogueSnapshot, Section, Tag } from './catalogue-snapshot.ts'
import { type ListQuery, type ListSort, listSorts } from './list-query.ts'
import { readChoices } from './read-choices.ts'

type Asked = Pick<ParsedOf<typeof getProducts>, 'section' | 'params' | 'meta'>

/**
 * The list that is asked for, or null where its section, tag, vendor, style or promotion does not
 * exist. With typePage «action» the section may be a promotion (storefront §2, «type action»).
 */
export function readListQuery(
  { section: named, params = {}, meta = {} }: Asked,
  catalogue: CatalogueSnapshot,
  { isCrawler, now, services: { regions } }: Pick<Context, 'isCrawler' | 'now' | 'services'>,
): ListQuery | null {
  const promotion = meta.typePage === 'action' ? promotionOf(named, catalogue, now) : undefined
  const code = promotion ? meta.subSection : named
  const section = code ? catalogue.sectionByCode.get(code.toLowerCase()) : null
  const vendor = meta.vendor
    ? catalogue.vendors.find((one) => one.code === meta.vendor?.toLowerCase())
    : null
  const tags = tagsOf(meta.tags ?? [], section ?? null, catalogue)
  const style = meta.style
    ? catalogue.styles.find((one) => one.code === meta.style?.toLowerCase())
    : undefined
  if (section === undefined || vendor === undefined || tags === null) return null
  if (meta.style && !style) return null
  const kind = meta.typePage ?? null
  return {
    scope: { section, vendor, tags, kind, promotion, style },
    choices: readChoices(params, catalogue, (name) => regions.find(name)?.id ?? null),
    sort: sortOf(meta.sort),
    page: meta.page ?? 1,
    size: meta.count ?? listSize({ kind: 'catalog', isCrawler }),
    isRandom: meta.randProducts ?? false,
  }
}

function promotionOf(
  code: string | undefined,
  { promotions }: CatalogueSnapshot,
  now: Date,
): Promotion | undefined {
  return promotions.find((one) => one.code === code?.toLowerCase() && isRunning(one, now))
}

/** A tag of a section, or of any where none is named; null where one of them is unknown. */
function tagsOf(
  codes: string[],
  section: Section | null,
  catalogue: CatalogueSnapshot,
): Tag[] | null {
  const known = section
    ? section.tags
    : [...catalogue.sectionById.values()].flatMap((one) => one.tags)
  const tags = [...new Set(codes)].map((code) => known.filter((tag) => tag.code === code))
  return tags.every((found) => found.length > 0) ? tags.flat() : null
}

function sortOf(name: string | undefined): ListSort {
  return listSorts.find((sort) => sort === name) ?? 'popular'
}
