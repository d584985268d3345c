import { findLikelyWord, isSameSound } from '@svetlitsa/domain/search/likely-word'
import {
  parseSearchText,
  type SearchText,
  type SearchToken,
} from '@svetlitsa/domain/search/parse-search-text'
import type { Property } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { SearchTerm } from './search-term.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'
import {
  findSimilarWords,
  lookUpWords,
  type SimilarWord,
  type WordLookup,
} from './search-word.queries.ts'
import { findLack, toProperty, understandCounts } from './understand-facts.ts'

/** A search interpreted with the vocabulary of the products. */
export interface InterpretedSearch {
  text: SearchText
  terms: SearchTerm[]
  /** What matches all terms of a group is not wanted (search.negation). */
  excluded: SearchTerm[][]
  /** The text with spelling corrections; null if nothing was corrected. */
  corrected: string | null
  /** Words that match no word of the products, even with corrections. */
  ignored: string[]
}

/** A short foreign word is always similar to some Russian word: «bed» does not mean «беж». */
const MIN_LETTERS_TO_CORRECT = 6

/** Vocabulary entries of the words of one search. */
interface WordKnowledge {
  words: ReadonlyMap<string, WordLookup>
  /** Lexemes that have synonyms, whether or not a product contains them. */
  named: ReadonlySet<string>
  similar: ReadonlyMap<string | undefined, SimilarWord[]>
}

/**
 * Matches the words of a search to the vocabulary of the products: as typed, otherwise in the other
 * keyboard layout, otherwise transliterated from Latin letters, otherwise the most likely similar
 * word.
 */
export async function interpretSearch(
  db: Db,
  vocabulary: SearchVocabulary,
  properties: readonly Property[],
  typed: string,
  { isTyping = false } = {},
): Promise<InterpretedSearch> {
  const text = parseSearchText(typed, vocabulary.namesOfLack)
  const allTokens = [...text.tokens, ...text.excluded.flat()]
  const wordKnowledge = await loadWordKnowledge(db, vocabulary, allTokens)
  const terms: PlacedTerm[] = []
  const ignored: string[] = []
  let corrected = text.folded
  for (const [index, token] of text.tokens.entries()) {
    const isLast = isTyping && index === text.tokens.length - 1
    const read = readToken(token, wordKnowledge, isLast)
    terms.push(...read.terms.map((term) => placeTerm(term, token, index)))
    ignored.push(...read.ignored)
    if (read.shown !== null) corrected = corrected.replace(token.typed, read.shown)
  }
  const excluded: SearchTerm[][] = []
  const lacks: SearchTerm[] = []
  for (const group of text.excluded) {
    const reads = group.map((token) => readToken(token, wordKnowledge, false))
    // Without the unknown word of «без хрустальных ручек» everything with handles would be excluded.
    if (reads.some(({ ignored }) => ignored.length > 0)) continue
    const groupTerms = reads.flatMap((read, index) =>
      read.terms.map((term) => placeTerm(term, group[index], index)),
    )
    if (groupTerms.length === 0) continue
    const lack = findLack(vocabulary, groupTerms)
    if (lack) lacks.push(lack)
    else excluded.push(vocabulary.understand(groupTerms.map(toProperty)))
  }
  const { terms: understoodCounts, ignored: unknownCounts } = understandCounts(text, properties)
  return {
    text,
    terms: [
      ...vocabulary.understand(namesVendor(terms) ? terms.map(searchAnywhere) : terms),
      ...lacks,
      ...understoodCounts,
    ],
    excluded,
    corrected: corrected === text.folded ? null : corrected,
    ignored: [...ignored, ...unknownCounts],
  }
}

/** A word from the vocabulary, not yet at its place in the search. */
type ReadTerm = Pick<SearchTerm, 'alternatives' | 'isPrefix' | 'named'> & Occurrence

/** Where the products have a word. */
interface Occurrence {
  isOfProduct: boolean
  isOfVendor: boolean
  isOfOffer: boolean
}

type PlacedTerm = SearchTerm & { isVendorOnly: boolean }

/**
 * An adjective that offers have as a value means that value, so that the offer shown has it
 * (search.variant): vendors and products are also named after colors and woods.
 */
function placeTerm(term: ReadTerm, token: SearchToken | undefined, position: number): PlacedTerm {
  const part = token?.part ?? 'noun'
  const { isOfProduct, isOfVendor, isOfOffer } = term
  return {
    ...term,
    part,
    position,
    kind: null,
    value: null,
    typed: token?.typed ?? '',
    isOfProduct: isOfOffer ? isOfProduct && part === 'noun' : isOfProduct || isOfVendor,
    isVendorOnly: isOfVendor && !isOfOffer && !isOfProduct,
    places: isOfOffer && isOfVendor && !isOfProduct ? 'AC' : '',
  }
}

/** «Диван Белый бор» names a vendor: no product has a value «бор». */
function namesVendor(terms: readonly PlacedTerm[]): boolean {
  return terms.some(({ isVendorOnly }) => isVendorOnly)
}

function searchAnywhere(term: PlacedTerm): PlacedTerm {
  return { ...term, places: '' }
}

async function loadWordKnowledge(
  db: Db,
  vocabulary: SearchVocabulary,
  tokens: readonly SearchToken[],
): Promise<WordKnowledge> {
  const all = tokens.flatMap(listReadings).flat()
  const words = await lookUpWords(db, all)
  const named = vocabulary.lexemes
  const unknown = tokens.flatMap((token) => {
    const wordKnowledge = findVocabularyReading(token, { words, named })
    // A transliterated word is recognised by its stem; its spelling comes from the vocabulary.
    if (wordKnowledge) return wordKnowledge === token.sounds ? wordKnowledge : []
    return listReadings(token)
      .flat()
      .filter((word) => !isInVocabulary(words.get(word), named))
  })
  const similar = Map.groupBy(await findSimilarWords(db, unknown), ({ typed }) => typed)
  return { words, named, similar }
}

/** The possible readings of a token, most likely first. */
function listReadings({ words, otherLayout, sounds }: SearchToken): string[][] {
  return [words, otherLayout, sounds]
}

function findVocabularyReading(
  token: SearchToken,
  wordKnowledge: Pick<WordKnowledge, 'words' | 'named'>,
) {
  return listReadings(token).find((reading) => areInVocabulary(reading, wordKnowledge))
}

interface ReadToken {
  terms: ReadTerm[]
  ignored: string[]
  /** The replacement shown to the user; null if the token was used as typed. */
  shown: string | null
}

function readToken(token: SearchToken, wordKnowledge: WordKnowledge, isLast: boolean): ReadToken {
  const words = findVocabularyReading(token, wordKnowledge) ?? token.words
  const isOther = words !== token.words
  const readings = words.map((word, index) => {
    const term = toTerm(word, wordKnowledge, isLast)
    if (term !== null) {
      const spelled = words === token.sounds ? findSameSound(word, wordKnowledge) : undefined
      return { word: spelled?.word ?? word, terms: [term].flat() }
    }
    // Misspelled and typed in the other layout: «lbdjy» gives «дивон», which is corrected to
    // «диван».
    const correction =
      findCorrection(word, wordKnowledge) ??
      findCorrection(token.otherLayout.join(''), wordKnowledge) ??
      findTransliteration(token.sounds[index] ?? '', wordKnowledge)
    return correction
      ? { word: correction.word, terms: [toCorrectedTerm(correction)] }
      : { word, terms: null }
  })
  const isShown = isOther || readings.some(({ word }, index) => word !== words[index])
  return {
    terms: readings.flatMap(({ terms }) => terms ?? []),
    ignored: readings.filter(({ terms }) => terms === null).map(({ word }) => word),
    shown: isShown ? readings.map(({ word }) => word).join(' ') : null,
  }
}

function areInVocabulary(
  words: readonly string[],
  wordKnowledge: Pick<WordKnowledge, 'words' | 'named'>,
): boolean {
  return (
    words.length > 0 &&
    words.every((word) => isInVocabulary(wordKnowledge.words.get(word), wordKnowledge.named))
  )
}

/**
 * A word is known if it is in the vocabulary, has a synonym, begins a known word or is a stop word;
 * numbers are always known.
 */
function isInVocabulary(found: WordLookup | undefined, named: ReadonlySet<string>): boolean {
  if (!found) return false
  const { word, lexemes, isKnown, isBeginning } = found
  if (/\d/.test(word) || lexemes.length === 0 || isKnown) return true
  return lexemes.every((lexeme) => named.has(lexeme)) || isBeginning
}

/** Returns an empty list for a stop word and null for an unknown word. */
function toTerm(
  word: string,
  { words, named }: WordKnowledge,
  isLast: boolean,
): ReadTerm | [] | null {
  const found = words.get(word)
  if (!isInVocabulary(found, named) || !found) return null
  const { lexemes, isKnown, isBeginning, isOfProduct, isOfVendor, isOfOffer } = found
  if (lexemes.length === 0) return []
  if (/\d/.test(word)) {
    const alternatives = [[`article:${word}`], lexemes]
    return { alternatives, named: lexemes, isPrefix: word.length > 3, ...inOffersOnly }
  }
  const isNamed = lexemes.every((lexeme) => named.has(lexeme))
  return {
    alternatives: [lexemes],
    named: lexemes,
    isPrefix: isBeginning && (isKnown ? isLast : !isNamed),
    // A prefix can match many words, so it is enough if some offer has it.
    ...(isKnown ? { isOfProduct, isOfVendor, isOfOffer } : inAllOffers),
  }
}

const inOffersOnly: Occurrence = { isOfProduct: false, isOfVendor: false, isOfOffer: true }
const inAllOffers: Occurrence = { isOfProduct: true, isOfVendor: false, isOfOffer: false }

function findCorrection(word: string, { similar }: WordKnowledge): SimilarWord | null {
  return findLikelyWord(word, similar.get(word) ?? [])
}

/**
 * «Dvuspalnaya» has no soft sign, so words with the same sound match; for long words similar
 * spellings match, too.
 */
function findTransliteration(word: string, wordKnowledge: WordKnowledge): SimilarWord | null {
  const [stem = word] = wordKnowledge.words.get(word)?.lexemes ?? []
  const alike = wordKnowledge.similar.get(word) ?? []
  const same =
    findSameSound(word, wordKnowledge) ?? alike.find(({ lexeme }) => isSameSound(lexeme, stem))
  return same ?? (word.length < MIN_LETTERS_TO_CORRECT ? null : findLikelyWord(word, alike))
}

function findSameSound(word: string, { similar }: WordKnowledge): SimilarWord | undefined {
  return similar.get(word)?.find((candidate) => isSameSound(candidate.word, word))
}

function toCorrectedTerm({ lexeme, isOfProduct, isOfVendor, isOfOffer }: SimilarWord): ReadTerm {
  const occurrence = { isOfProduct, isOfVendor, isOfOffer }
  return { alternatives: [[lexeme]], named: [lexeme], isPrefix: false, ...occurrence }
}
