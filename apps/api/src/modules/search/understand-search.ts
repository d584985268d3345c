import { isSameSound } from '@svetlitsa/domain/search/is-same-sound'
import { likelyWord } from '@svetlitsa/domain/search/likely-word'
import {
  readSearchText,
  type SearchText,
  type SearchToken,
} from '@svetlitsa/domain/search/read-search-text'
import type { Db } from '../../platform/database.ts'
import type { SearchTerm } from './search-term.ts'
import {
  findSimilarWords,
  type LookedUp,
  lookUpWords,
  type SimilarWord,
} from './search-word.queries.ts'
import type { SynonymBook } from './synonym-book.ts'

/** A search in the words of the goods. */
export interface Understood {
  text: SearchText
  terms: SearchTerm[]
  /** The text with the mistyped words mended; null where nothing was to mend. */
  corrected: string | null
  /** Words that no product has and none looks like. */
  ignored: string[]
}

/** In a short word of another language some Russian word is always near: «bed» is no «беж». */
const LETTERS_TO_MEND = 6

/** What is known of the words of one search. */
interface Known {
  words: ReadonlyMap<string, LookedUp>
  /** Lexemes that have another name, whether a product bears them or not. */
  named: ReadonlySet<string>
  similar: ReadonlyMap<string | undefined, SimilarWord[]>
}

/**
 * Finds the words of a search among those of the goods: as typed, else as they are on the other
 * keyboard layout, else as they sound where Latin letters stand for Russian ones, else the likeliest
 * of those that look like them.
 */
export async function understandSearch(
  db: Db,
  synonyms: SynonymBook,
  typed: string,
  { isTyping = false } = {},
): Promise<Understood> {
  const text = readSearchText(typed)
  const known = await learn(db, synonyms, text.tokens)
  const terms: SearchTerm[] = []
  const ignored: string[] = []
  let mended = text.folded
  for (const [at, token] of text.tokens.entries()) {
    const isLast = isTyping && at === text.tokens.length - 1
    const read = readToken(token, known, isLast)
    terms.push(...read.terms.map((term) => ({ ...term, part: token.part, place: at })))
    ignored.push(...read.ignored)
    if (read.shown !== null) mended = mended.replace(token.typed, read.shown)
  }
  return {
    text,
    terms: await synonyms.widen(db, terms),
    corrected: mended === text.folded ? null : mended,
    ignored,
  }
}

async function learn(
  db: Db,
  synonyms: SynonymBook,
  tokens: readonly SearchToken[],
): Promise<Known> {
  const all = tokens.flatMap(readingsOf).flat()
  const words = await lookUpWords(db, all)
  const named = await synonyms.lexemes(db)
  const unknown = tokens.flatMap((token) => {
    const known = familiarReading(token, { words, named })
    // What was heard is known by its stem, and its spelling by the words of the goods.
    if (known) return known === token.sounds ? known : []
    return readingsOf(token)
      .flat()
      .filter((word) => !isFamiliar(words.get(word), named))
  })
  const similar = Map.groupBy(await findSimilarWords(db, unknown), ({ typed }) => typed)
  return { words, named, similar }
}

/** What a token may have been, the likeliest first. */
function readingsOf({ words, otherLayout, sounds }: SearchToken): string[][] {
  return [words, otherLayout, sounds]
}

function familiarReading(token: SearchToken, known: Pick<Known, 'words' | 'named'>) {
  return readingsOf(token).find((one) => areFamiliar(one, known))
}

/** A word as the goods know it; its part and place are those of what was typed. */
type ReadTerm = Omit<SearchTerm, 'part' | 'place'>

interface ReadToken {
  terms: ReadTerm[]
  ignored: string[]
  /** What it was taken for, where that is not what was typed. */
  shown: string | null
}

function readToken(token: SearchToken, known: Known, isLast: boolean): ReadToken {
  const words = familiarReading(token, known) ?? token.words
  const isOther = words !== token.words
  const taken = words.map((word, at) => {
    const term = termOf(word, known, isLast)
    if (term !== null) {
      const spelled = words === token.sounds ? sameSound(word, known) : undefined
      return { word: spelled?.word ?? word, terms: [term].flat() }
    }
    // Mistyped and on the other layout: «lbdjy» is «дивон» is «диван».
    const meant =
      mend(word, known) ??
      mend(token.otherLayout.join(''), known) ??
      hear(token.sounds[at] ?? '', known)
    return meant ? { word: meant.word, terms: [mendedTerm(meant)] } : { word, terms: null }
  })
  const isShown = isOther || taken.some(({ word }, at) => word !== words[at])
  return {
    terms: taken.flatMap(({ terms }) => terms ?? []),
    ignored: taken.filter(({ terms }) => terms === null).map(({ word }) => word),
    shown: isShown ? taken.map(({ word }) => word).join(' ') : null,
  }
}

function areFamiliar(words: readonly string[], known: Pick<Known, 'words' | 'named'>): boolean {
  return words.length > 0 && words.every((word) => isFamiliar(known.words.get(word), known.named))
}

/** Known by itself, by another name, as a beginning, or as what says nothing; numbers always are. */
function isFamiliar(found: LookedUp | undefined, named: ReadonlySet<string>): boolean {
  if (!found) return false
  const { word, lexemes, isKnown, isBeginning } = found
  if (/\d/.test(word) || lexemes.length === 0 || isKnown) return true
  return lexemes.every((one) => named.has(one)) || isBeginning
}

/** None for a word that says nothing, null for one that nobody knows. */
function termOf(word: string, { words, named }: Known, isLast: boolean): ReadTerm | [] | null {
  const found = words.get(word)
  if (!isFamiliar(found, named) || !found) return null
  const { lexemes, isKnown, isBeginning, isOfProduct } = found
  if (lexemes.length === 0) return []
  if (/\d/.test(word)) {
    const alternatives = [[`article:${word}`], lexemes]
    return { alternatives, named: lexemes, isPrefix: word.length > 3, isOfProduct: false }
  }
  const isNamed = lexemes.every((one) => named.has(one))
  return {
    alternatives: [lexemes],
    named: lexemes,
    isPrefix: isBeginning && (isKnown ? isLast : !isNamed),
    // A beginning may stand for many words: that some offer has it is near enough.
    isOfProduct: isOfProduct || !isKnown,
  }
}

function mend(word: string, { similar }: Known): SimilarWord | null {
  return likelyWord(word, similar.get(word) ?? [])
}

/** «Dvuspalnaya» has no soft sign: what sounds the same is meant, in a long word what looks alike too. */
function hear(word: string, known: Known): SimilarWord | null {
  const [stem = word] = known.words.get(word)?.lexemes ?? []
  const alike = known.similar.get(word) ?? []
  const same = sameSound(word, known) ?? alike.find(({ lexeme }) => isSameSound(lexeme, stem))
  return same ?? (word.length < LETTERS_TO_MEND ? null : likelyWord(word, alike))
}

function sameSound(word: string, { similar }: Known): SimilarWord | undefined {
  return similar.get(word)?.find((one) => isSameSound(one.word, word))
}

function mendedTerm({ lexeme, isOfProduct }: SimilarWord): ReadTerm {
  return { alternatives: [[lexeme]], named: [lexeme], isPrefix: false, isOfProduct }
}
