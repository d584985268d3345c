/** The longest first: «shch» is one letter, not four. */
const spelled = [
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
 * A word that was written in Latin letters as it sounds: «divan» is «диван», «shkaf» is «шкаф»,
 * «uglovoy» is «угловой». Empty where a letter of it is not Latin. What Latin letters do not tell
 * (a soft sign, «э») is left to `isSameSound`.
 */
export function latinSounds(word: string): string {
  if (!/^[a-z']+$/.test(word)) return ''
  let russian = ''
  for (let at = 0; at < word.length; ) {
    const [latin, letter] = spelled.find(([begin]) => word.startsWith(begin, at)) ?? []
    russian += letter ?? letterAfter(russian, word, at)
    at += latin?.length ?? 1
  }
  return russian
}

/** «Y» is short behind a vowel, «uglovoy», and says nothing before «e» there; «c» is «ц» in «centr». */
function letterAfter(russian: string, word: string, at: number): string {
  const latin = word.charAt(at)
  const next = word.charAt(at + 1)
  const isOpen = russian === '' || /[аеиоуыюя]$/.test(russian)
  if (latin === 'y' && isOpen) return next === 'e' ? '' : 'й'
  if (latin === 'c' && /[eiy]/.test(next)) return 'ц'
  return letters[latin] ?? ''
}
