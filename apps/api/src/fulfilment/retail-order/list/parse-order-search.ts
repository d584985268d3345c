import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { escapeLike } from '../../../platform/database/to-like-pattern.ts'
import { toPhonePatterns } from '../../../platform/database/to-phone-patterns.ts'

const MAX_WORDS = 5

/** What a search of staff may mean; absent meanings are empty. */
export interface OrderSearch {
  /** The beginning of an order's number. */
  number: string
  /** Patterns of `like` for a phone as it is saved: 79161234567. */
  phones: string[]
  /** Articles and barcodes, exactly. */
  codes: string[]
  /** For each word the patterns of `ilike`, one of which the buyer's name fits. */
  names: string[][]
}

/**
 * Reads what was typed or scanned: a number, a phone in any spelling, a name, an article or a barcode
 * (retail.orders).
 */
export function parseOrderSearch(search: string): OrderSearch {
  const text = normalizeLine(search)
  const number = text.replace(/^№\s*/, '').replaceAll(' ', '')
  return {
    number:
      /^\d{1,15}(-\d{0,4})?$/.test(number) || /^[A-ZА-Я]{1,3}-?\d{1,15}(-\d{0,4})?$/u.test(number)
        ? number
        : '',
    phones: toPhonePatterns(text),
    codes: /^[^\s%]{3,40}$/.test(text) ? [...new Set([text, text.toUpperCase()])] : [],
    names: listNamePatterns(text),
  }
}

/** Short words begin a word of the name; longer ones are found inside of words too. */
function listNamePatterns(text: string): string[][] {
  if (!/\p{Letter}/u.test(text)) return []
  return text
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .map((word) => {
      const escaped = escapeLike(word)
      return word.length < 3 ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
    })
}
