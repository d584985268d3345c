import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProducts } from '@svetlitsa/api-client/contract/catalogue'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { Section } from './catalogue-snapshot.ts'
import type { ListCounts } from './list-counts.queries.ts'
import type { ListScope } from './list-query.ts'

type LinkScope = Pick<ListScope, 'kind' | 'vendor' | 'promotion' | 'style'>
type SectionLink = AnswerOf<typeof getProducts>['childSections'][number]

/** Links to those sections that have something of a list, with how much. */
export function sectionLinks(
  sections: readonly Section[],
  held: ListCounts,
  scope: LinkScope,
  language: Language,
): SectionLink[] {
  return sections.flatMap((section) => {
    const count = section.familyIds.reduce((sum, id) => sum + (held.sections.get(id) ?? 0), 0)
    if (count === 0) return []
    const { id, code, picture } = section
    return [
      { id, name: nameIn(section, language), code, url: addressOf(code, scope), picture, count },
    ]
  })
}

function addressOf(code: string, { kind, vendor, promotion, style }: LinkScope): string {
  if (vendor) return link.manufacturer(vendor.code, code)
  if (kind === 'hits') return link.hits(code)
  if (kind === 'sale' || (kind === 'action' && !promotion)) return link.sale(code)
  if (promotion) return link.promotions(promotion.code, code)
  if (style) return `${link.style(style.code)}?section=${code}`
  return link.section(code)
}
