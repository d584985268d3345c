import { searchSynonyms } from '@svetlitsa/domain/search/search-synonyms'
import type { Db } from '../../platform/database.ts'
import { byWeight, type SearchTerm } from './search-term.ts'
import { lexemesOf } from './search-word.queries.ts'

interface Meaning {
  lexemes: string[]
  others: string[][]
}

/** Words that mean the same, as the database searches them; read once for each process. */
export class SynonymBook {
  #meanings: Promise<Meaning[]> | null = null

  /**
   * The same terms, each with what else it may be called; a phrase becomes one term, which is the
   * thing itself where one of its words is.
   */
  async widen(db: Db, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
    let left = [...terms]
    const widened: SearchTerm[] = []
    for (const { lexemes, others } of await this.#read(db)) {
      const isPhrase = lexemes.length > 1
      const own = lexemes.map((lexeme) => left.find((term) => isOnly(term, lexeme, isPhrase)))
      if (!own.every((term) => term !== undefined)) continue
      left = left.filter((term) => !own.includes(term))
      const [first] = own.toSorted(byWeight)
      widened.push({
        alternatives: [lexemes, ...others],
        isPrefix: false,
        isOfProduct: own.every(({ isOfProduct }) => isOfProduct),
        named: own.filter(({ part }) => part === first?.part).flatMap(({ named }) => named),
        part: first?.part ?? 'thing',
        place: first?.place ?? 0,
      })
    }
    return [...widened, ...left]
  }

  /** Words that have another name, and so are known even where no product bears them. */
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

/** A word that is still being typed may become another, but not where it ends a known phrase. */
function isOnly(
  { alternatives, isPrefix }: SearchTerm,
  lexeme: string,
  isPhrase: boolean,
): boolean {
  return (isPhrase || !isPrefix) && alternatives.length === 1 && alternatives[0]?.join() === lexeme
}

/** The longest first: «диван-кровать» is no «диван» beside a «кровать». */
async function readMeanings(db: Db): Promise<Meaning[]> {
  const found = await lexemesOf(db, [...new Set(searchSynonyms.flat())])
  const meanings = new Map<string, Meaning>()
  for (const group of searchSynonyms) {
    const all = group.map((phrase) => found.get(phrase) ?? []).filter(({ length }) => length > 0)
    for (const lexemes of all) {
      const key = [...lexemes].sort().join(' ')
      const others = all.filter((other) => [...other].sort().join(' ') !== key)
      const known = meanings.get(key)
      meanings.set(key, { lexemes, others: [...(known?.others ?? []), ...others] })
    }
  }
  return [...meanings.values()].sort((a, b) => b.lexemes.length - a.lexemes.length)
}
