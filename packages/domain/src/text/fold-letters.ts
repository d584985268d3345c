/** Normalizes text for comparison while typing: lower case, «ё» as «е», trimmed. */
export function foldLetters(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е')
}
