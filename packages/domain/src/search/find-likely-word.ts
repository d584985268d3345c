import { calculateEditDistance } from './calculate-edit-distance.ts'

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
