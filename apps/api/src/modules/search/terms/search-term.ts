import type { WordPart } from '@svetlitsa/domain/search/classify-words'

/**
 * One condition of a search: any of the alternatives, each a list of lexemes that must all match.
 */
export interface SearchTerm {
  /** The first is as typed; the others are synonyms. */
  alternatives: string[][]
  /** The last word is still being typed. */
  isPrefix: boolean
  /** Whether all offers of a product share it; a term of single offers is matched per offer. */
  isOfProduct: boolean
  /** The typed words that occur in the names of such products. */
  named: string[]
  part: WordPart
  /** Position among the words of the search. */
  position: number
}

const weights = { noun: 0, adjective: 1, complement: 2 } as const

/** Sorts the most important terms first: the product noun, then its properties, then all others. */
export function compareByWeight(first: SearchTerm, second: SearchTerm): number {
  return (
    weights[first.part] - weights[second.part] ||
    Number(second.isOfProduct) - Number(first.isOfProduct) ||
    first.position - second.position
  )
}

/** The terms in tsquery syntax; marks are weights of search_document, e.g. `AB`. */
export function toTsQuery(
  terms: readonly Pick<SearchTerm, 'alternatives' | 'isPrefix'>[],
  marks = '',
): string {
  return terms
    .map(({ alternatives, isPrefix }) => {
      const alternativeTexts = alternatives.map((lexemes) =>
        lexemes.map((lexeme) => quoteLexeme(lexeme, (isPrefix ? '*' : '') + marks)).join(' & '),
      )
      return `(${alternativeTexts.map((text) => `(${text})`).join(' | ')})`
    })
    .join(' & ')
}

function quoteLexeme(lexeme: string, marks: string): string {
  const text = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${text}'${marks ? `:${marks}` : ''}`
}
