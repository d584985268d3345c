/** A text as it is compared while one types: small letters, «ё» as «е», no spaces around. */
export function foldLetters(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е')
}
