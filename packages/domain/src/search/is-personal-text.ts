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
