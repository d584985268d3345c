const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const englishShifted = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~'
const russianShifted = russian.toUpperCase()

const pairsOf = (from: string, to: string): (readonly [string, string])[] =>
  [...from].map((character, index) => [character, to.charAt(index)])

const toRussian = new Map([
  ...pairsOf(english, russian),
  ...pairsOf(englishShifted, russianShifted),
])
const toEnglish = new Map([...toRussian].map(([from, to]) => [to, from]))

/**
 * What a search would have been on the other keyboard layout: «lbdfy» is «диван», and «шлуф» is
 * «ikea». A text with a Russian letter is taken for Russian keys.
 */
export function keyboardLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toEnglish : toRussian
  return [...text].map((character) => keys.get(character) ?? character).join('')
}
