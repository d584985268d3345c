import type { WordPart } from '@svetlitsa/domain/search/classify-words'
import type { MeaningKind, MeantValue } from './meaning.ts'

/**
 * One condition of a search: any of the alternatives, each a list of lexemes that must all match.
 */
export interface SearchTerm {
  /** As typed, synonyms, and tokens of facts. */
  alternatives: string[][]
  /** The last word is still being typed. */
  isPrefix: boolean
  /** Whether all offers of a product share it; a term of single offers is matched per offer. */
  isOfProduct: boolean
  /**
   * Weights of the documents in which it must occur as typed, e.g. `AC`: a color that vendors are
   * named after is not searched in their names. Empty for any.
   */
  places: string
  /** The typed words that occur in the names of such products. */
  named: string[]
  part: WordPart
  /** The words as typed, to tell which were dropped; empty for a size. */
  typed: string
  /** Position among the words of the search. */
  position: number
  /** What the words mean; null if they are searched for as they are. */
  kind: MeaningKind | null
  /** The value of a property that they mean. */
  value: MeantValue | null
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

/** The terms in tsquery syntax; marks are weights of search_document that replace their places. */
export function toTsQuery(
  terms: readonly Pick<SearchTerm, 'alternatives' | 'isPrefix' | 'places'>[],
  marks?: string,
): string {
  return terms
    .map(({ alternatives, isPrefix, places }) => {
      const alternativeTexts = alternatives.map((lexemes, index) => {
        const weights = marks ?? (index === 0 ? places : '')
        return lexemes
          .map((lexeme) => quoteLexeme(lexeme, (isPrefix ? '*' : '') + weights))
          .join(' & ')
      })
      return `(${alternativeTexts.map((text) => `(${text})`).join(' | ')})`
    })
    .join(' & ')
}

function quoteLexeme(lexeme: string, marks: string): string {
  const text = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${text}'${marks ? `:${marks}` : ''}`
}
