import { editDistance } from './edit-distance.ts'

export interface KnownWord {
  word: string
  /** In how many goods it occurs. */
  uses: number
}

/** So many slips are forgiven in a word of so many letters; two letters are no word to mend. */
const FORGIVEN = [
  { letters: 10, slips: 3 },
  { letters: 6, slips: 2 },
  { letters: 3, slips: 1 },
] as const

/**
 * Which of the shop's words a mistyped one was meant to be: the nearest, then one that begins with
 * the same letter, then the more frequent; null where none is near enough.
 */
export function likelyWord<Known extends KnownWord>(
  typed: string,
  known: readonly Known[],
): Known | null {
  const most = FORGIVEN.find(({ letters }) => typed.length >= letters)?.slips ?? 0
  const near = known
    .map((one) => ({ one, distance: editDistance(typed, one.word, most) }))
    .filter(({ one, distance }) => distance <= most && isSameStart(typed, one.word, distance))
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(b.one.word[0] === typed[0]) - Number(a.one.word[0] === typed[0]) ||
      b.one.uses - a.one.uses ||
      (a.one.word < b.one.word ? -1 : 1),
  )
  return near[0]?.one ?? null
}

/** In a word of three letters another first one makes another word: «пуф» is no «туф». */
function isSameStart(typed: string, word: string, distance: number): boolean {
  return distance === 0 || typed.length > 3 || typed[0] === word[0]
}
