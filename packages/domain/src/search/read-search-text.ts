import { foldLetters } from '../text/fold-letters.ts'
import { isIdleWord } from './is-idle-word.ts'
import { keyboardLayout } from './keyboard-layout.ts'
import { latinSounds } from './latin-sounds.ts'
import { readWantedPrice, type WantedRange } from './read-wanted-price.ts'
import { readWantedSizes } from './read-wanted-sizes.ts'
import { type WordPart, wordParts } from './word-parts.ts'

/** What was typed between two spaces: its words, and what else they may have been. */
export interface SearchToken {
  /** As it stands in the folded text. */
  typed: string
  words: string[]
  /** On the other keyboard layout. */
  otherLayout: string[]
  /** Russian words written in Latin letters as they sound. */
  sounds: string[]
  part: WordPart
}

/** A search as it was understood before anybody looked at the goods. */
export interface SearchText {
  /** Small letters, «е» for «ё», one space between. */
  folded: string
  tokens: SearchToken[]
  /** Sides of a thing in cm, each somewhere between its bounds. */
  sizes: WantedRange[]
  /** Two sides that belong together, «180х200». */
  pairs: (readonly [number, number])[]
  /** Bounds of the width, «до 270 см». */
  width: WantedRange | null
  price: WantedRange | null
  /** Letters and digits of the whole text, where it may be an article. */
  article: string | null
}

const articleWord = /^(?:артикул|арт\.?|код|№)(?![\p{L}])\s*/u

export const longestSearch = 200
const mostTokens = 12

/**
 * Reads what a shopper typed: «диван угловой 220 см, серый, до 60 тысяч» is three words, a size and
 * a price. Nothing is refused; what means nothing is left out.
 */
export function readSearchText(text: string): SearchText {
  const folded = foldLetters(text.slice(0, longestSearch).normalize('NFKC')).replace(/\s+/g, ' ')
  const { price, rest: withoutPrice } = readWantedPrice(folded)
  const { sizes, pairs, width, rest } = readWantedSizes(withoutPrice)
  const pieces = rest.replace(articleWord, '').split(' ')
  const parts = wordParts(pieces)
  const tokens = pieces
    .map((piece, at) => ({ ...tokenOf(piece), part: parts[at] ?? 'thing' }))
    .filter(({ words, otherLayout }) => words.length > 0 || otherLayout.length > 0)
  const telling = tokens.filter(({ words }) => words.length === 0 || !words.every(isIdleWord))
  const meant = telling.length > 0 ? telling : tokens
  return {
    folded,
    tokens: meant.slice(0, mostTokens),
    sizes,
    pairs,
    width,
    price,
    article: articleOf(folded),
  }
}

function tokenOf(token: string): Omit<SearchToken, 'part'> {
  // A comma after a word is no letter «б», but one inside may be.
  const typed = token.replace(/[,.;:]+$/, '')
  const hasLetters = /[a-zа-я]/.test(typed)
  const otherLayout = hasLetters ? wordsOf(foldLetters(keyboardLayout(typed))) : []
  const sounds = (typed.match(/[a-z']+/g) ?? []).map(latinSounds).filter(({ length }) => length > 1)
  return { typed, words: wordsOf(typed), otherLayout, sounds }
}

/** Single letters and short numbers say nothing that could be found; sizes are taken out before. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{Nd}]+/gu) ?? []
  return words.filter((word) => (/^\p{Nd}+$/u.test(word) ? word.length > 3 : word.length > 1))
}

/** «Арт. 200-123», «P-1»: short, with a digit in it, and without a size or a price. */
function articleOf(folded: string): string | null {
  const bare = folded.replace(articleWord, '')
  const article = (bare.match(/[\p{L}\p{Nd}]+/gu) ?? []).join('')
  const isArticle = /\d/.test(article) && article.length >= 2 && article.length <= 30
  return isArticle && bare.split(' ').length <= 3 ? article : null
}
