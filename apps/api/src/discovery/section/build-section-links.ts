import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProducts } from '@svetlitsa/api-client/catalogue/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Section } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { ListCounts } from '../listing/list-counts.queries.ts'
import type { ListScope } from '../listing/list-query.ts'

type LinkScope = Pick<ListScope, 'kind' | 'vendor' | 'promotion' | 'style'>
type SectionLink = CallAnswer<typeof getProducts>['childSections'][number]

/** Links to the sections that contain products of a list, with their counts. */
export function buildSectionLinks(
  sections: readonly Section[],
  listCounts: ListCounts,
  scope: LinkScope,
  language: Language,
): SectionLink[] {
  return sections.flatMap((section) => {
    const count = section.familyIds.reduce((sum, id) => sum + (listCounts.sections.get(id) ?? 0), 0)
    if (count === 0) return []
    const { id, code, picture } = section
    return [
      {
        id,
        name: localizeName(section, language),
        code,
        url: buildSectionUrl(code, scope),
        picture,
        count,
      },
    ]
  })
}

function buildSectionUrl(code: string, { kind, vendor, promotion, style }: LinkScope): string {
  if (vendor) return link.vendorPage(vendor.code, code)
  if (kind === 'hits') return link.hits(code)
  if (kind === 'sale' || (kind === 'action' && !promotion)) return link.sale(code)
  if (promotion) return link.promotions(promotion.code, code)
  if (style) return `${link.style(style.code)}?section=${code}`
  return link.section(code)
}
