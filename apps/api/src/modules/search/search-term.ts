import type { WordPart } from '@svetlitsa/domain/search/word-parts'

/** One thing that is asked for: any of the alternatives, each of words that must all be there. */
export interface SearchTerm {
  /** The first is what was typed; the others mean the same. */
  alternatives: string[][]
  /** The last word is still being typed. */
  isPrefix: boolean
  /** Whether a product has it in all its offers; what only some have is looked for in each. */
  isOfProduct: boolean
  /** Of what was typed, the words that a thing of this kind bears in its name. */
  named: string[]
  part: WordPart
  /** Where it stands among the words of the search. */
  place: number
}

const weights = { thing: 0, trait: 1, aside: 2 } as const

/** The weightiest first: what kind of thing it is, then its traits, then what is said beside it. */
export function byWeight(one: SearchTerm, other: SearchTerm): number {
  return (
    weights[one.part] - weights[other.part] ||
    Number(other.isOfProduct) - Number(one.isOfProduct) ||
    one.place - other.place
  )
}

/** The terms as PostgreSQL takes them (tsquery); marks are the weights of search_document, `AB`. */
export function queryOf(
  terms: readonly Pick<SearchTerm, 'alternatives' | 'isPrefix'>[],
  marks = '',
): string {
  return terms
    .map(({ alternatives, isPrefix }) => {
      const words = alternatives.map((lexemes) =>
        lexemes.map((lexeme) => quoted(lexeme, (isPrefix ? '*' : '') + marks)).join(' & '),
      )
      return `(${words.map((one) => `(${one})`).join(' | ')})`
    })
    .join(' & ')
}

function quoted(lexeme: string, marks: string): string {
  const text = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${text}'${marks ? `:${marks}` : ''}`
}
