/** One thing that is asked for: any of the alternatives, each of words that must all be there. */
export interface SearchTerm {
  /** The first is what was typed; the others mean the same. */
  alternatives: string[][]
  /** The last word is still being typed. */
  isPrefix: boolean
  /** Whether a product has it in all its offers; what only some have is looked for in each. */
  isOfProduct: boolean
}

/** The terms as PostgreSQL takes them (tsquery); weights as in search_document, `AB`. */
export function queryOf(
  terms: readonly SearchTerm[],
  { weights = '', isLiteral = false }: { weights?: string; isLiteral?: boolean } = {},
): string {
  return terms
    .map(({ alternatives, isPrefix }) => {
      const meant = isLiteral ? alternatives.slice(0, 1) : alternatives
      const words = meant.map((lexemes) =>
        lexemes.map((lexeme) => quoted(lexeme, (isPrefix ? '*' : '') + weights)).join(' & '),
      )
      return `(${words.map((one) => `(${one})`).join(' | ')})`
    })
    .join(' & ')
}

function quoted(lexeme: string, marks: string): string {
  const text = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${text}'${marks ? `:${marks}` : ''}`
}
