const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const englishShifted = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~'
const russianShifted = russian.toUpperCase()

const pairCharacters = (from: string, to: string): (readonly [string, string])[] =>
  [...from].map((character, index) => [character, to.charAt(index)])

const toRussian = new Map([
  ...pairCharacters(english, russian),
  ...pairCharacters(englishShifted, russianShifted),
])
const toEnglish = new Map([...toRussian].map(([from, to]) => [to, from]))

/**
 * Returns a search as typed on the other keyboard layout: «lbdfy» is «диван», and «шлуф» is «ikea».
 * Text with a Russian letter is treated as typed on the Russian layout.
 */
export function switchKeyboardLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toEnglish : toRussian
  return [...text].map((character) => keys.get(character) ?? character).join('')
}
