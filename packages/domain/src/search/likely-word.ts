export interface DictionaryWord {
  word: string
  /** The number of products that contain it. */
  uses: number
}

/**
 * The number of edits allowed by the length of the word; words of two letters are not corrected.
 */
const ALLOWED_EDITS = [
  { letters: 10, edits: 3 },
  { letters: 6, edits: 2 },
  { letters: 3, edits: 1 },
] as const

/**
 * Returns the dictionary word a mistyped word most likely means: the smallest edit distance, then
 * the same first letter, then the higher frequency. Returns null when none is close enough.
 */
export function findLikelyWord<Word extends DictionaryWord>(
  typed: string,
  dictionary: readonly Word[],
): Word | null {
  const maxDistance = ALLOWED_EDITS.find(({ letters }) => typed.length >= letters)?.edits ?? 0
  const candidates = dictionary
    .map((entry) => ({
      entry,
      distance: calculateEditDistance(typed, entry.word, maxDistance),
    }))
    .filter(
      ({ entry, distance }) => distance <= maxDistance && hasSameStart(typed, entry.word, distance),
    )
  candidates.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(b.entry.word[0] === typed[0]) - Number(a.entry.word[0] === typed[0]) ||
      b.entry.uses - a.entry.uses ||
      (a.entry.word < b.entry.word ? -1 : 1),
  )
  return candidates[0]?.entry ?? null
}

/**
 * In a word of three letters a different first letter gives a different word: «пуф» is not «туф».
 */
function hasSameStart(typed: string, word: string, distance: number): boolean {
  return distance === 0 || typed.length > 3 || typed[0] === word[0]
}

/**
 * Returns the optimal string alignment distance of two words: letters replaced, missing, added, or
 * swapped with a neighbour. Returns `maxDistance + 1` for any greater distance.
 */
export function calculateEditDistance(first: string, second: string, maxDistance: number): number {
  const [a, b] = [[...first], [...second]]
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let smallest = Math.min(
        getCell(last, j) + 1,
        getCell(row, j - 1) + 1,
        getCell(last, j - 1) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        smallest = Math.min(smallest, getCell(beforeLast, j - 2) + 1)
      }
      row.push(smallest)
    }
    if (Math.min(...row) > maxDistance) return maxDistance + 1
    beforeLast = last
    last = row
  }
  return Math.min(getCell(last, b.length), maxDistance + 1)
}

function getCell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

/**
 * Returns whether two Russian words are equal when transliteration ambiguities are ignored:
 * «двуспалная» and «двуспальная», «стеллаж» and «стелаж», «экран» and «екран».
 */
export function isSameSound(first: string, second: string): boolean {
  return toPhoneticKey(first) === toPhoneticKey(second)
}

function toPhoneticKey(word: string): string {
  return word
    .replace(/[ьъ]/g, '')
    .replace(/[ый]/g, 'и')
    .replace(/[эё]/g, 'е')
    .replace(/щ/g, 'ш')
    .replace(/(.)\1+/g, '$1')
}
