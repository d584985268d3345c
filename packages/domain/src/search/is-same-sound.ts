/**
 * Whether two Russian words are the same by what Latin letters tell of them: «двуспалная» and
 * «двуспальная», «стеллаж» and «стелаж», «экран» and «екран».
 */
export function isSameSound(one: string, other: string): boolean {
  return heard(one) === heard(other)
}

function heard(word: string): string {
  return word
    .replace(/[ьъ]/g, '')
    .replace(/[ый]/g, 'и')
    .replace(/[эё]/g, 'е')
    .replace(/щ/g, 'ш')
    .replace(/(.)\1+/g, '$1')
}
