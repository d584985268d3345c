import { foldLetters } from '../text/fold-letters.ts'
import { popularPhrases } from './popular-phrases.ts'

/** The maximum number of items in the drop-down (search.suggest). */
export const maxPopularMatches = 3

/**
 * Returns popular searches for the text typed so far, the shop's own first: those that start with
 * it, then those in which its words begin words in any order. Words such as «для» count as they
 * are. The first three when nothing was typed.
 *
 * @param learned what shoppers of this shop search for, most often first (search.learned).
 */
export function listPopularMatches(typed: string, learned: readonly string[] = []): string[] {
  const query = foldLetters(typed).replace(/\s+/g, ' ')
  if (query === '') return popularPhrases.slice(0, maxPopularMatches)
  const phrases = new Map(
    [...learned, ...popularPhrases].map((phrase) => [foldLetters(phrase), phrase]),
  )
  phrases.delete(query)
  const words = query.split(' ')
  const matching = [...phrases].filter(([text]) => containsInAnyOrder(text.split(/[\s-]/), words))
  const [first, within] = [true, false].map((isStart) =>
    matching.filter(([text]) => text.startsWith(query) === isStart),
  )
  return [...(first ?? []), ...(within ?? [])]
    .slice(0, maxPopularMatches)
    .map(([, phrase]) => phrase)
}

/** Each word begins another word of the phrase. */
function containsInAnyOrder(phrase: readonly string[], words: readonly string[]): boolean {
  const remaining = [...phrase]
  return words.every((word) => {
    const index = remaining.findIndex((part) => part.startsWith(word))
    if (index >= 0) remaining.splice(index, 1)
    return index >= 0
  })
}
