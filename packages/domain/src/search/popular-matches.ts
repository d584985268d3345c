import { foldLetters } from '../text/fold-letters.ts'
import { popularPhrases } from './popular-phrases.ts'

/** The drop-down is cut to so many (storefront §9). */
export const popularShown = 3

/** Made at the first key and kept: they never change. */
let folded: { phrase: string; text: string }[] | undefined

/**
 * Popular searches for what was typed so far: those that begin with it, then those in which a word
 * does; the first three of all where nothing was typed.
 */
export function popularMatches(typed: string): string[] {
  const wanted = foldLetters(typed).replace(/\s+/g, ' ')
  if (wanted === '') return popularPhrases.slice(0, popularShown)
  folded ??= popularPhrases.map((phrase) => ({ phrase, text: foldLetters(phrase) }))
  const first = folded.filter(({ text }) => text.startsWith(wanted) && text !== wanted)
  const within = folded.filter(
    ({ text }) => !text.startsWith(wanted) && text.includes(` ${wanted}`),
  )
  return [...first, ...within].slice(0, popularShown).map(({ phrase }) => phrase)
}
