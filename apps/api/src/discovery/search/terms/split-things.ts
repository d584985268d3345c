import { type SearchTerm, toTsQuery } from './search-term.ts'

/**
 * «Стол и стулья» are two things: whatever is one of them is found, and they take turns. A room says
 * where a thing will stand («стол в детскую») and limits a search only if it names no thing.
 */
export function splitThings(terms: readonly SearchTerm[]): {
  terms: SearchTerm[]
  /** Each thing in tsquery syntax, if there are several. */
  things: string[]
} {
  const classes = terms.filter(({ kind, part }) => kind === 'class' && part === 'noun')
  const [first] = classes
  if (!first) return { terms: [...terms], things: [] }
  const others = terms.filter((term) => !classes.includes(term) && term.kind !== 'room')
  if (classes.length === 1) return { terms: [first, ...others], things: [] }
  const sections = classes.map(({ alternatives }) =>
    alternatives.filter(([token]) => token?.startsWith('in:')),
  )
  const anything: SearchTerm = {
    ...first,
    alternatives: sections.flat(),
    places: '',
    named: [],
    typed: classes.map(({ typed }) => typed).join(' '),
  }
  const things = classes.map((term, index) =>
    toTsQuery([{ ...term, alternatives: sections[index] ?? [], places: '' }]),
  )
  return { terms: [anything, ...others], things }
}
