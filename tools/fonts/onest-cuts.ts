/** A subset of Onest that every page loads: only the letters of its texts. */
export interface OnestCut {
  name: 'latin' | 'cyrillic' | 'kazakh' | 'signs'
  /** The published file to subset. */
  source: 'latin' | 'cyrillic' | 'cyrillic-ext' | 'latin-ext'
  letters: string
}

const letters = (first: string, last: string): string => {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return Array.from({ length: to - from + 1 }, (_, offset) =>
    String.fromCodePoint(from + offset),
  ).join('')
}

/**
 * Letters of foreign product and vendor names; any other letter is loaded with its published file.
 */
const importedNameLetters = 'ÄÅÆÉÖØÜßäåæèéöøü'
const marks = '\u00a0§©«\u00ad®°±²³·»¼½¾×–—‘’“”„•…\u2009\u202f−™'

export const onestCuts: readonly OnestCut[] = [
  { name: 'latin', source: 'latin', letters: letters(' ', '~') + importedNameLetters + marks },
  { name: 'cyrillic', source: 'cyrillic', letters: `${letters('А', 'я')}ЁёІіҰұ№` },
  { name: 'kazakh', source: 'cyrillic-ext', letters: 'ӘәҒғҚқҢңӨөҮүҺһ' },
  { name: 'signs', source: 'latin-ext', letters: '₽₸' },
]
