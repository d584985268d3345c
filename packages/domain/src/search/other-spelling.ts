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

/** The longest first: «shch» is one letter, not four. */
const letterGroups = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
] as const

const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'ы',
  z: 'з',
  "'": 'ь',
}

/**
 * Transliterates a Russian word from Latin letters: «divan» is «диван», «shkaf» is «шкаф»,
 * «uglovoy» is «угловой». Returns an empty string when a letter is not Latin. Ambiguities of the
 * Latin spelling (the soft sign, «э») are resolved by `isSameSound`.
 */
export function transliterateToCyrillic(word: string): string {
  if (!/^[a-z']+$/.test(word)) return ''
  let russian = ''
  for (let index = 0; index < word.length; ) {
    const [latin, letter] = letterGroups.find(([begin]) => word.startsWith(begin, index)) ?? []
    russian += letter ?? transliterateLetter(russian, word, index)
    index += latin?.length ?? 1
  }
  return russian
}

/**
 * «Y» is «й» after a vowel, as in «uglovoy», and silent there before «e»; «c» is «ц» in «centr».
 */
function transliterateLetter(russian: string, word: string, index: number): string {
  const latin = word.charAt(index)
  const next = word.charAt(index + 1)
  const isOpen = russian === '' || /[аеиоуыюя]$/.test(russian)
  if (latin === 'y' && isOpen) return next === 'e' ? '' : 'й'
  if (latin === 'c' && /[eiy]/.test(next)) return 'ц'
  return letters[latin] ?? ''
}
