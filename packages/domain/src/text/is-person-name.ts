import { normalizeText } from './normalize-text.ts'

const minLength = 2
const maxLength = 100

/**
 * Returns whether text is a person's name: 2 to 100 letters, spaces, hyphens and apostrophes, with
 * at least one letter (ADR 0041). Surrounding spaces and what is unseen (`normalizeText`) are ignored.
 */
export function isPersonName(text: string): boolean {
  const name = normalizeText(text).trim()
  const length = [...name].length
  return (
    length >= minLength &&
    length <= maxLength &&
    /^[\p{L}\p{M} '’-]+$/u.test(name) &&
    /\p{L}/u.test(name)
  )
}
