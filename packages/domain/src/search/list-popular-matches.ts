import { foldLetters } from '../text/fold-letters.ts'
import { popularPhrases } from './popular-phrases.ts'

/** The maximum number of items in the drop-down (search.suggest). */
export const maxPopularMatches = 3

/** Created on first use and cached: the phrases never change. */
let folded: { phrase: string; text: string }[] | undefined

/**
 * Returns popular searches for the text typed so far: those that start with it, then those in which
 * a word does; the first three when nothing was typed.
 */
export function listPopularMatches(typed: string): string[] {
  const query = foldLetters(typed).replace(/\s+/g, ' ')
  if (query === '') return popularPhrases.slice(0, maxPopularMatches)
  folded ??= popularPhrases.map((phrase) => ({ phrase, text: foldLetters(phrase) }))
  const first = folded.filter(({ text }) => text.startsWith(query) && text !== query)
  const within = folded.filter(({ text }) => !text.startsWith(query) && text.includes(` ${query}`))
  return [...first, ...within].slice(0, maxPopularMatches).map(({ phrase }) => phrase)
}
