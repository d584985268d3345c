import type { Meaning, MeaningKind } from './meaning.ts'
import { compareByWeight, type SearchTerm } from './search-term.ts'

interface Entry {
  lexemes: string[]
  meanings: Meaning[]
}

/** What the words of a search mean in the catalogue, by their lexemes. */
export class SearchVocabulary {
  readonly #entries = new Map<string, Entry>()
  readonly #lexemes = new Set<string>()
  #phrases: Entry[] | null = null
  /** Phrases that name a thing although they say what is missing: «стул без спинки». */
  readonly namesOfLack: readonly string[]

  constructor(namesOfLack: readonly string[] = []) {
    this.namesOfLack = namesOfLack
  }

  /** The first meaning of each kind counts. */
  add(lexemes: readonly string[], meaning: Meaning): void {
    if (lexemes.length === 0) return
    const key = [...lexemes].sort().join(' ')
    const entry = this.#entries.get(key) ?? { lexemes: [...lexemes], meanings: [] }
    const known = entry.meanings.find(({ kind }) => kind === meaning.kind)
    if (known && meaning.kind === 'owned') known.alternatives.push(...meaning.alternatives)
    if (known) return
    entry.meanings.push({ ...meaning, alternatives: [...meaning.alternatives] })
    this.#entries.set(key, entry)
    for (const lexeme of lexemes) this.#lexemes.add(lexeme)
    this.#phrases = null
  }

  find(lexemes: readonly string[]): readonly Meaning[] {
    return this.#entries.get([...lexemes].sort().join(' '))?.meanings ?? []
  }

  /** Lexemes that mean something even if no product contains them. */
  get lexemes(): ReadonlySet<string> {
    return this.#lexemes
  }

  /**
   * Replaces the terms by what they mean, the longest phrases first, so that «диван-кровать» is not
   * read as «диван» and «кровать». A phrase becomes one term, which counts as the product noun if
   * one of its words does.
   */
  understand(terms: readonly SearchTerm[]): SearchTerm[] {
    let remaining = [...terms]
    const understood: SearchTerm[] = []
    for (const { lexemes, meanings } of this.#listPhrases()) {
      const matched = lexemes.map((lexeme) => remaining.find((term) => isOnly(term, lexeme, true)))
      const [meaning] = meanings
      if (!meaning || !matched.every((term) => term !== undefined)) continue
      remaining = remaining.filter((term) => !matched.includes(term))
      understood.push(mergeTerms(matched, lexemes, meaning))
    }
    return [...understood, ...remaining.map((term) => this.#understandOne(term))].toSorted(
      (a, b) => a.position - b.position,
    )
  }

  #understandOne(term: SearchTerm): SearchTerm {
    const [typed = []] = term.alternatives
    const [lexeme] = typed
    if (lexeme === undefined || !isOnly(term, lexeme, false)) return term
    const meanings = this.find(typed)
    const kinds = kindsByPart[term.part]
    const [meaning] = kinds.flatMap((kind) => meanings.filter((known) => known.kind === kind))
    return meaning ? mergeTerms([term], typed, meaning) : term
  }

  #listPhrases(): Entry[] {
    this.#phrases ??= [...this.#entries.values()]
      .filter(({ lexemes }) => lexemes.length > 1)
      .sort((a, b) => b.lexemes.length - a.lexemes.length)
    return this.#phrases
  }
}

/** Which meaning of a single word counts, the first that it has. */
const kindsByPart: Record<SearchTerm['part'], readonly MeaningKind[]> = {
  noun: ['class', 'value', 'room', 'words'],
  adjective: ['value', 'class', 'room', 'words'],
  complement: ['room', 'owned', 'value', 'words'],
}

/**
 * A word that is still being typed may become another word, except at the end of a known phrase.
 */
function isOnly(
  { alternatives, isPrefix, kind }: SearchTerm,
  lexeme: string,
  isPhrase: boolean,
): boolean {
  return (
    kind === null &&
    (isPhrase || !isPrefix) &&
    alternatives.length === 1 &&
    alternatives[0]?.join() === lexeme
  )
}

function mergeTerms(
  matched: readonly SearchTerm[],
  lexemes: string[],
  { kind, alternatives, places, isOfProduct, value }: Meaning,
): SearchTerm {
  const [first] = matched.toSorted(compareByWeight)
  const isFact = kind !== 'words'
  return {
    alternatives: places === null ? alternatives : [lexemes, ...alternatives],
    isPrefix: false,
    isOfProduct: isFact ? isOfProduct : matched.every((term) => term.isOfProduct),
    places: isFact ? (places ?? '') : matched.length === 1 ? (first?.places ?? '') : '',
    named: matched.filter(({ part }) => part === first?.part).flatMap(({ named }) => named),
    part: first?.part ?? 'noun',
    typed: matched
      .toSorted((a, b) => a.position - b.position)
      .map(({ typed }) => typed)
      .join(' '),
    position: Math.min(...matched.map(({ position }) => position)),
    kind,
    value,
  }
}
