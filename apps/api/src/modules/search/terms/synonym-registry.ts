import { searchSynonyms } from '@svetlitsa/domain/search/search-synonyms'
import type { Db } from '../../../platform/database/database.ts'
import { compareByWeight, type SearchTerm } from './search-term.ts'
import { findLexemes } from './search-word.queries.ts'

interface Meaning {
  lexemes: string[]
  others: string[][]
}

/** Synonyms as lexemes of the database, read once per process. */
export class SynonymRegistry {
  #meanings: Promise<Meaning[]> | null = null

  /**
   * Adds synonyms to the terms. A phrase with synonyms becomes one term, which counts as the
   * product noun if one of its words does.
   */
  async widen(db: Db, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
    let remaining = [...terms]
    const widened: SearchTerm[] = []
    for (const { lexemes, others } of await this.#read(db)) {
      const isPhrase = lexemes.length > 1
      const matched = lexemes.map((lexeme) =>
        remaining.find((term) => isOnly(term, lexeme, isPhrase)),
      )
      if (!matched.every((term) => term !== undefined)) continue
      remaining = remaining.filter((term) => !matched.includes(term))
      const [first] = matched.toSorted(compareByWeight)
      widened.push({
        alternatives: [lexemes, ...others],
        isPrefix: false,
        isOfProduct: matched.every(({ isOfProduct }) => isOfProduct),
        named: matched.filter(({ part }) => part === first?.part).flatMap(({ named }) => named),
        part: first?.part ?? 'noun',
        position: first?.position ?? 0,
      })
    }
    return [...widened, ...remaining]
  }

  /** Lexemes that have synonyms and are therefore known even if no product contains them. */
  async lexemes(db: Db): Promise<ReadonlySet<string>> {
    return new Set((await this.#read(db)).flatMap(({ lexemes }) => lexemes))
  }

  async #read(db: Db): Promise<Meaning[]> {
    const reading = this.#meanings ?? readMeanings(db)
    this.#meanings = reading
    reading.catch(() => {
      this.#meanings = null
    })
    return reading
  }
}

/**
 * A word that is still being typed may become another word, except at the end of a known phrase.
 */
function isOnly(
  { alternatives, isPrefix }: SearchTerm,
  lexeme: string,
  isPhrase: boolean,
): boolean {
  return (isPhrase || !isPrefix) && alternatives.length === 1 && alternatives[0]?.join() === lexeme
}

/** Longest first, so that «диван-кровать» is not read as «диван» and «кровать». */
async function readMeanings(db: Db): Promise<Meaning[]> {
  const found = await findLexemes(db, [...new Set(searchSynonyms.flat())])
  const meanings = new Map<string, Meaning>()
  for (const group of searchSynonyms) {
    const all = group.map((phrase) => found.get(phrase) ?? []).filter(({ length }) => length > 0)
    for (const lexemes of all) {
      const key = [...lexemes].sort().join(' ')
      const others = all.filter((other) => [...other].sort().join(' ') !== key)
      const existing = meanings.get(key)
      meanings.set(key, { lexemes, others: [...(existing?.others ?? []), ...others] })
    }
  }
  return [...meanings.values()].sort((a, b) => b.lexemes.length - a.lexemes.length)
}
