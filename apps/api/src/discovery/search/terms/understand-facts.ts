import { getCountedPart } from '@svetlitsa/domain/search/parse-part-counts'
import type { SearchText } from '@svetlitsa/domain/search/parse-search-text'
import type { Property } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { toNumberToken } from './meaning.ts'
import type { SearchTerm } from './search-term.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

/** What is excluded is never the product itself: «без зеркала» excludes wardrobes with one. */
export function toProperty(term: SearchTerm): SearchTerm {
  return { ...term, part: 'complement' }
}

/** «Без ручек» is itself a value of a property: nothing is excluded, the value is asked for. */
export function findLack(
  vocabulary: SearchVocabulary,
  terms: readonly SearchTerm[],
): SearchTerm | null {
  const lexemes = terms.flatMap(({ alternatives }) => alternatives[0] ?? [])
  const meaning = vocabulary.find(lexemes).find(({ kind }) => kind === 'lack')
  const [first] = terms
  if (!meaning || !first) return null
  const { kind, alternatives, isOfProduct, value } = meaning
  const typed = terms.map((term) => term.typed).join(' ')
  return { ...first, kind, alternatives, isOfProduct, value, places: '', part: 'complement', typed }
}

/** Counts as terms of the properties that count the same, «Дверей» or «Посадочных мест». */
export function understandCounts(
  { counts, tokens }: SearchText,
  properties: readonly Property[],
): { terms: SearchTerm[]; ignored: string[] } {
  const terms: SearchTerm[] = []
  const ignored: string[] = []
  for (const { part, count, typed } of counts) {
    const counting = properties.filter(
      ({ type, unit, name }) =>
        (type === 'N' || type === 'range') && unit === '' && getCountedPart(name) === part,
    )
    const [property] = counting
    if (!property) {
      ignored.push(typed)
      continue
    }
    terms.push({
      alternatives: counting.map(({ id }) => [toNumberToken(id, count)]),
      isPrefix: false,
      isOfProduct: false,
      places: '',
      named: [],
      part: 'adjective',
      typed,
      position: tokens.length,
      kind: 'value',
      value: { propertyId: property.id, valueIds: [], number: count },
    })
  }
  return { terms, ignored }
}
