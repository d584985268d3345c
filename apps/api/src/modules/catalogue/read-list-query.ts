import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProducts } from '@svetlitsa/api-client/contract/catalogue'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { CatalogueSnapshot, Section, Tag } from './catalogue-snapshot.ts'
import { type ListQuery, type ListSort, listSorts } from './list-query.ts'
import { readChoices } from './read-choices.ts'

type Asked = Pick<ParsedOf<typeof getProducts>, 'section' | 'params' | 'meta'>

/** The list that is asked for, or null where its section, tag or vendor does not exist. */
export function readListQuery(
  { section: code, params = {}, meta = {} }: Asked,
  catalogue: CatalogueSnapshot,
  isCrawler: boolean,
): ListQuery | null {
  const section = code ? catalogue.sectionByCode.get(code.toLowerCase()) : null
  const vendor = meta.vendor
    ? catalogue.vendors.find((one) => one.code === meta.vendor?.toLowerCase())
    : null
  const tags = tagsOf(meta.tags ?? [], section ?? null, catalogue)
  if (section === undefined || vendor === undefined || tags === null) return null
  const kind = meta.typePage ?? null
  return {
    scope: { section, vendor, tags, kind },
    choices: readChoices(params, catalogue),
    sort: sortOf(meta.sort),
    page: meta.page ?? 1,
    size: meta.count ?? listSize({ kind: 'catalog', isCrawler }),
    isRandom: meta.randProducts ?? false,
  }
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
