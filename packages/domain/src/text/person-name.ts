import { normalizeText } from './plain-text.ts'

const minNameLength = 2
const maxNameLength = 100

/**
 * Returns whether text is a person's name: 2 to 100 letters, spaces, hyphens and apostrophes, with
 * at least one letter (ADR 0041). Surrounding spaces and what is unseen (`normalizeText`) are ignored.
 */
export function isPersonName(text: string): boolean {
  const name = normalizeText(text).trim()
  const length = [...name].length
  return (
    length >= minNameLength &&
    length <= maxNameLength &&
    /^[\p{L}\p{M} '’-]+$/u.test(name) &&
    /\p{L}/u.test(name)
  )
}

/**
 * Masks a person's name except the first letter of each word: «А••• П•••». Shown to anyone who has
 * the link of an order (checkout.masked).
 */
export function concealName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}•••`).join(' ')
}
