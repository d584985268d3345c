import type { Goods, Row } from './goods.ts'
import { words } from './words.ts'

/** How the finishes and sizes of these offers are said in Kazakh and English. */
export function makeOfferWords({ offers }: Goods): Row[] {
  const finishes = new Set(offers.map(({ finish }) => String(finish)))
  const sizes = new Set(offers.map(({ size }) => String(size)).filter(hasLetters))
  return [
    ...[...finishes].map((word) => row(word, said('finishes', word))),
    ...[...sizes].filter((size) => !finishes.has(size)).map((word) => row(word, sizeIn(word))),
  ]
}

const row = (word: string, [word_kk, word_en]: readonly string[]): Row => ({
  word,
  word_kk,
  word_en,
})

/** «120 × 180» is the same everywhere. */
const hasLetters = (size: string) => /\p{Letter}/u.test(size)

/** «ширина 80» is found as «ширина #», and its numbers are put back in their order. */
function sizeIn(size: string): readonly string[] {
  const numbers = size.match(/\d+/g) ?? []
  return said('sizes', size.replace(/\d+/g, '#')).map((pattern) => {
    let at = 0
    return pattern.replace(/#/g, () => numbers[at++] ?? '')
  })
}

function said(list: 'finishes' | 'sizes', word: string): readonly string[] {
  const found = words[list][word]
  if (!found) throw new Error(`data/words.json lacks among ${list}: ${word}`)
  return found
}
