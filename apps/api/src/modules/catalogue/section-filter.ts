import type { filter } from '@svetlitsa/api-client/contract/catalogue'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { Section } from './catalogue-snapshot.ts'
import type { Choice, ListScope } from './list-query.ts'

type Filter = z.output<typeof filter>
type Counts = ReadonlyMap<number, number>

interface Asked {
  scope: Pick<ListScope, 'section'>
  choices: readonly Choice[]
  roots: readonly Section[]
  held: { sections: Counts }
  left: { sections: Counts }
  language: Language
}

/** Several sections of a list at once: the kinds of a section, or the shop's roots (type sections). */
export function sectionFilter(asked: Asked): Filter | null {
  const { scope, choices, roots, held, left, language } = asked
  const chosen = choices.find((choice) => choice.of === 'sections')
  const bucket = (scope.section?.children ?? roots)
    .filter((section) => countIn(section, held.sections) > 0)
    .map((section) => ({
      id: section.code,
      value: nameIn(section, language),
      checked: chosen?.sectionIds.includes(section.id) ?? false,
      availability: countIn(section, left.sections),
      colour: null,
    }))
  if (bucket.length < 2) return null
  const { section: name, kind } = listingTexts[language].filters
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

function countIn({ familyIds }: Section, counts: Counts): number {
  return familyIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
}
