import { normalizeLine } from '../text/plain-text.ts'

/** Characters of a search. */
export const maxSearchLength = 200

/**
 * Returns the text of a search as it goes into addresses and calls, whatever was typed or stands in
 * an address: one line of what is seen, at most `maxSearchLength` long, without a half of a
 * character (search.results).
 */
export function readSearchQuery(text: string): string {
  const line = normalizeLine(text.replace(loneHalf, '')).replace(/\s+/g, ' ')
  return line.slice(0, maxSearchLength).replace(loneHalf, '').trim()
}

/** Half of a character, as is left of a picture that was cut in two. */
const loneHalf = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const maxKeptLength = 80
const emailLike = /@/
/** Seven digits and more, together or with the separators of a phone number. */
const phoneLike = /(?:\d[\s().+-]*){7,}/

/**
 * Returns whether a search may say something about the person who typed it, an e-mail address or a
 * phone number, and is therefore not counted (search.report). Long texts are pasted by mistake.
 */
export function isPersonalText(text: string): boolean {
  return text.length > maxKeptLength || emailLike.test(text) || phoneLike.test(text)
}
