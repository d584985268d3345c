import type { Goods, Row } from '../product/goods.ts'
import { termTranslations } from '../translation/term-translations.ts'

/** Kazakh and English translations of the finishes and sizes of these offers. */
export function buildOfferTranslations({ offers }: Goods): Row[] {
  const finishes = new Set(offers.map(({ finish }) => String(finish)))
  const sizes = new Set(offers.map(({ size }) => String(size)).filter(hasLetters))
  return [
    ...[...finishes].map((finish) => toRow(finish, getTranslation('finishes', finish))),
    ...[...sizes]
      .filter((size) => !finishes.has(size))
      .map((size) => toRow(size, translateSize(size))),
  ]
}

const toRow = (text: string, [word_kk, word_en]: readonly string[]): Row => ({
  word: text,
  word_kk,
  word_en,
})

/** A size without letters, such as «120 × 180», needs no translation. */
const hasLetters = (size: string) => /\p{Letter}/u.test(size)

/** «ширина 80» is looked up as «ширина #», and its numbers are inserted back in order. */
function translateSize(size: string): readonly string[] {
  const numbers = size.match(/\d+/g) ?? []
  return getTranslation('sizes', size.replace(/\d+/g, '#')).map((pattern) => {
    let index = 0
    return pattern.replace(/#/g, () => numbers[index++] ?? '')
  })
}

function getTranslation(list: 'finishes' | 'sizes', text: string): readonly string[] {
  const found = termTranslations[list][text]
  if (!found) throw new Error(`no translation in ${list} of: ${text}`)
  return found
}
