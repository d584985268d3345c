import { normalizeText } from './normalize-text.ts'

/**
 * Normalizes text for comparison: as it looks (`normalizeText`), lower case, «ё» as «е», without
 * stress marks that are one character with their letter, trimmed.
 */
export function foldLetters(text: string): string {
  return normalizeText(text).trim().toLowerCase().replace(/[ёѐ]/g, 'е').replaceAll('ѝ', 'и')
}
