/** A part of Onest that every page loads: the letters of its texts, and no others. */
export interface OnestCut {
  name: 'latin' | 'cyrillic' | 'kazakh' | 'signs'
  /** The published file that the letters are cut from. */
  source: 'latin' | 'cyrillic' | 'cyrillic-ext' | 'latin-ext'
  letters: string
}

const letters = (first: string, last: string): string => {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}

/** Foreign names of goods and makers bear these; any other letter comes with its published file. */
const namesOfMakers = 'ÄÅÆÉÖØÜßäåæèéöøü'
const marks = '\u00a0§©«\u00ad®°±²³·»¼½¾×–—‘’“”„•…\u2009\u202f−™'

export const onestCuts: readonly OnestCut[] = [
  { name: 'latin', source: 'latin', letters: letters(' ', '~') + namesOfMakers + marks },
  { name: 'cyrillic', source: 'cyrillic', letters: `${letters('А', 'я')}ЁёІіҰұ№` },
  { name: 'kazakh', source: 'cyrillic-ext', letters: 'ӘәҒғҚқҢңӨөҮүҺһ' },
  { name: 'signs', source: 'latin-ext', letters: '₽₸' },
]
