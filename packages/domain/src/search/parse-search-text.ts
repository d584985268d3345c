import type { NumberRange } from '../filter/number-range.ts'
import { foldLetters } from '../text/plain-text.ts'
import { classifyWords, isKazakhHas, type WordPart } from './classify-words.ts'
import { markExcludedWords } from './mark-excluded-words.ts'
import { switchKeyboardLayout, transliterateToCyrillic } from './other-spelling.ts'
import { type PartCount, parsePartCounts } from './parse-part-counts.ts'
import { parsePriceRange } from './parse-price-range.ts'
import { parseSizeRanges } from './parse-size-ranges.ts'
import { maxSearchLength } from './search-query.ts'

/** One space-separated token: its words and their alternative readings. */
export interface SearchToken {
  /** As in the folded text. */
  typed: string
  words: string[]
  /** As typed on the other keyboard layout. */
  otherLayout: string[]
  /** Russian words transliterated to Latin letters. */
  sounds: string[]
  part: WordPart
}

/** A parsed search, before it is matched with products. */
export interface SearchText {
  /** Lower case, «ё» replaced by «е», single spaces. */
  folded: string
  tokens: SearchToken[]
  /** Groups of tokens; a product that matches all of a group is not wanted. */
  excluded: SearchToken[][]
  /** Dimensions in cm, each as a range. */
  sizes: NumberRange[]
  /** Pairs of dimensions in cm, «180х200». */
  pairs: (readonly [number, number])[]
  /** Bounds of the width in cm, «до 270 см». */
  width: NumberRange | null
  price: NumberRange | null
  /** «3 двери», «трёхместный». */
  counts: PartCount[]
  /** Sizes and prices as typed, to tell which of them were dropped. */
  typed: { sizes: string[]; width: string[]; price: string | null }
  /** Whether a size without a side, «диван 200 см», is the width: nobody asked for the height. */
  isSizeWidth: boolean
  /** Letters and digits of the whole text when it may be an article. */
  article: string | null
}

const articleWord = /^(?:артикул|арт\.?|код|№)(?![\p{L}])\s*/u

const otherSide = /(?:высот|глубин|высок|глубок|height|depth|tall|биікт|тереңд)/

const maxTokens = 12

/**
 * Parses the text of a search: «диван угловой 220 см, серый, до 60 тысяч» is three words, a size
 * and a price. Nothing is refused; meaningless parts are dropped.
 *
 * @param names phrases that name a thing although they say what is missing: «стул без спинки».
 */
export function parseSearchText(text: string, names: readonly string[] = []): SearchText {
  const folded = foldLetters(text.slice(0, maxSearchLength).normalize('NFKC')).replace(/\s+/g, ' ')
  const { price, typed: typedPrice, rest: withoutPrice } = parsePriceRange(folded)
  const { counts, rest: withoutCounts } = parsePartCounts(withoutPrice)
  const { sizes, pairs, width, typedSizes, typedWidth, rest } = parseSizeRanges(withoutCounts)
  const { required, excluded } = markExcludedWords(rest.replace(articleWord, '').split(' '), names)
  const tokens = parseTokens(required)
  const contentTokens = tokens.filter(({ words }) => words.length === 0 || !words.every(isStopWord))
  const keptTokens = contentTokens.length > 0 ? contentTokens : tokens
  return {
    folded,
    tokens: keptTokens.slice(0, maxTokens),
    excluded: excluded
      .map(parseTokens)
      .filter((group) => group.length > 0)
      .slice(0, maxTokens),
    sizes,
    pairs,
    width,
    price,
    counts,
    typed: { sizes: typedSizes, width: typedWidth, price: typedPrice },
    isSizeWidth: sizes.length === 1 && pairs.length === 0 && !otherSide.test(folded),
    article: findArticle(folded),
  }
}

function parseTokens(pieces: readonly string[]): SearchToken[] {
  const parts = classifyWords(pieces)
  return pieces
    .map((piece, index) => ({ ...parseToken(piece), part: parts[index] ?? 'noun' }))
    .filter((_, index) => !isKazakhHas(pieces, index))
    .filter(({ words, otherLayout }) => words.length > 0 || otherLayout.length > 0)
}

function parseToken(token: string): Omit<SearchToken, 'part'> {
  // A trailing comma is punctuation; one inside a word may be the letter «б» on the other layout.
  const typed = token.replace(/[,.;:]+$/, '')
  const hasLetters = /[a-zа-я]/.test(typed)
  const otherLayout = hasLetters ? splitWords(foldLetters(switchKeyboardLayout(typed))) : []
  const sounds = (typed.match(/[a-z']+/g) ?? [])
    .map(transliterateToCyrillic)
    .filter(({ length }) => length > 1)
  return { typed, words: splitWords(typed), otherLayout, sounds }
}

/** Single letters and short numbers cannot be searched for; sizes are extracted before. */
function splitWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{Nd}]+/gu) ?? []
  return words.filter((word) => (/^\p{Nd}+$/u.test(word) ? word.length > 3 : word.length > 1))
}

/** «Арт. 200-123», «P-1»: short, containing a digit, without a size or a price. */
function findArticle(folded: string): string | null {
  const withoutPrefix = folded.replace(articleWord, '')
  const article = (withoutPrefix.match(/[\p{L}\p{Nd}]+/gu) ?? []).join('')
  const isArticle = /\d/.test(article) && article.length >= 2 && article.length <= 30
  return isArticle && withoutPrefix.split(' ').length <= 3 ? article : null
}

/**
 * Words that are common in searches but describe no product. They are not corrected either:
 * «дешёвый» is not a typo of «бежевый».
 */
const stopWords =
  /^(?:(?:вы)?брать|арналған|buy|cheap|colou?r|furniture|wide|бен|биіктігі|ені|және|жиһаз(?:ы|дар)?|мен|немесе|пен|стил(?:е|ь)|style|түс(?:і|ті)|үшін|высот(?:а|ой|у)|глубин(?:а|ой|у)|дешев(?:ая|ле|о|ое|ую|ые|ый)|длин(?:а|ой|у)|доставк(?:а|ой|у)|заказать|интернет|купить|куплю|магазин(?:е|ы)?|мебел(?:ь|и)|недорог(?:ая|ие|о|ое|ой|ую)|отзывы|размер(?:а|ом|ы)?|фото|цвет(?:а|ом)?|цен(?:а|ой|ы)|ширин(?:а|ой|у))$/

/**
 * Returns whether a word does not narrow a search, because it describes how to buy or applies to
 * all products: «купить диван недорого» means a sofa, «садовая мебель» means garden furniture, and
 * the height in «шкаф высотой 220 см» is parsed as a size.
 *
 * @param word a folded word.
 */
export function isStopWord(word: string): boolean {
  return stopWords.test(word)
}
