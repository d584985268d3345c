import type { filter } from '@svetlitsa/api-client/catalogue/contract'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type * as z from 'zod'
import type { Section } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { Choice, ListScope } from '../listing/list-query.ts'

type Filter = z.output<typeof filter>
type Counts = ReadonlyMap<number, number>

interface SectionFilterOptions {
  scope: Pick<ListScope, 'section'>
  choices: readonly Choice[]
  roots: readonly Section[]
  listCounts: { sections: Counts }
  filterCounts: { sections: Counts }
  language: Language
}

/**
 * Filter by several sections of a list at once: the subsections of a section, or the root sections
 * (type sections).
 */
export function buildSectionFilter(requested: SectionFilterOptions): Filter | null {
  const { scope, choices, roots, listCounts, filterCounts, language } = requested
  const chosen = choices.find((choice) => choice.type === 'sections')
  const bucket = (scope.section?.children ?? roots)
    .filter((section) => countInSection(section, listCounts.sections) > 0)
    .map((section) => ({
      id: section.code,
      value: localizeName(section, language),
      checked: chosen?.sectionIds.includes(section.id) ?? false,
      availability: countInSection(section, filterCounts.sections),
      colour: null,
    }))
  if (bucket.length < 2) return null
  const { section: name, kind } = productListTexts[language].filters
  return {
    id: 'section',
    name: scope.section ? kind : name,
    unit: '',
    type: 'sections',
    attrPrefix: 'product',
    isPromoted: false,
    bucket,
    minValue: 0,
    maxValue: 0,
    values: null,
  }
}

function countInSection({ familyIds }: Section, counts: Counts): number {
  return familyIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
}
