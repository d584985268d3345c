/**
 * Returns whether two Russian words are equal when transliteration ambiguities are ignored:
 * «двуспалная» and «двуспальная», «стеллаж» and «стелаж», «экран» and «екран».
 */
export function isSameSound(first: string, second: string): boolean {
  return toPhoneticKey(first) === toPhoneticKey(second)
}

function toPhoneticKey(word: string): string {
  return word
    .replace(/[ьъ]/g, '')
    .replace(/[ый]/g, 'и')
    .replace(/[эё]/g, 'е')
    .replace(/щ/g, 'ш')
    .replace(/(.)\1+/g, '$1')
}
