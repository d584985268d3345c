/** A unit: the base unit in which its amounts are stored, and how much of it the unit is. */
export interface Unit {
  base: string
  share: number
}

const LENGTH = 'см'
const WEIGHT = 'кг'

/** Endings of nouns in Russian cases, and of Kazakh nouns in numbers and cases. */
const RUSSIAN = 'а|у|ом|е|ы|ов|ам|ами|ах|ой|ою'
const KAZAKH = `(?:[лдт][еа]р)?(?:с?[іы])?(?:[ндт][іы]ң|[гқкн][еа]|ға|[ндт][іы]|н?[дт][еа]|[дтн][еа]н|[мбп]ен|[лдт][іы][кқ])?`
const ENDING = `(?:${RUSSIAN}|${KAZAKH})`

const METRE = `(?:метр${ENDING}|met(?:re|er)s?|metr)`
const GRAM = `(?:грамм?${ENDING}|gram(?:me)?s?|gramm)`

/** Written short, with Cyrillic letters replaced by the Latin ones of the same meaning. */
const abbreviations: Readonly<Record<string, Unit>> = {
  mm: { base: LENGTH, share: 0.1 },
  mms: { base: LENGTH, share: 0.1 },
  cm: { base: LENGTH, share: 1 },
  cms: { base: LENGTH, share: 1 },
  sm: { base: LENGTH, share: 1 },
  dm: { base: LENGTH, share: 10 },
  m: { base: LENGTH, share: 100 },
  mtr: { base: LENGTH, share: 100 },
  mtrs: { base: LENGTH, share: 100 },
  mts: { base: LENGTH, share: 100 },
  km: { base: LENGTH, share: 100_000 },
  in: { base: LENGTH, share: 2.54 },
  '"': { base: LENGTH, share: 2.54 },
  "''": { base: LENGTH, share: 2.54 },
  // NFKC writes the sign of inches as two of those of feet.
  '′′': { base: LENGTH, share: 2.54 },
  ft: { base: LENGTH, share: 30.48 },
  "'": { base: LENGTH, share: 30.48 },
  '′': { base: LENGTH, share: 30.48 },
  yd: { base: LENGTH, share: 91.44 },
  yds: { base: LENGTH, share: 91.44 },
  mg: { base: WEIGHT, share: 0.000_001 },
  g: { base: WEIGHT, share: 0.001 },
  gr: { base: WEIGHT, share: 0.001 },
  kg: { base: WEIGHT, share: 1 },
  kgr: { base: WEIGHT, share: 1 },
  kgs: { base: WEIGHT, share: 1 },
  t: { base: WEIGHT, share: 1_000 },
  oz: { base: WEIGHT, share: 0.028_349_523 },
  lb: { base: WEIGHT, share: 0.453_592_37 },
  lbs: { base: WEIGHT, share: 0.453_592_37 },
}

const latinLetters: Readonly<Record<string, string>> = {
  м: 'm',
  с: 'c',
  д: 'd',
  к: 'k',
  г: 'g',
  р: 'r',
  т: 't',
}

/** Latin letters that are typed inside Cyrillic words because they look the same. */
const cyrillicLetters: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

/** Units in words of Russian, Kazakh and English, without spaces; the first match counts. */
const words: readonly (readonly [pattern: RegExp, unit: Unit])[] = (
  [
    [`(?:милли|milli|mili)${METRE}|миллим`, LENGTH, 0.1],
    [`(?:санти|centi|santi)${METRE}|сант(?:им)?`, LENGTH, 1],
    [`(?:деци|deci)${METRE}`, LENGTH, 10],
    [METRE, LENGTH, 100],
    [`(?:кило|kilo)${METRE}`, LENGTH, 100_000],
    [`дюйм${ENDING}|inch(?:es)?`, LENGTH, 2.54],
    [`фут${ENDING}|foot|feet`, LENGTH, 30.48],
    [`ярд${ENDING}|yards?`, LENGTH, 91.44],
    [`(?:милли|milli)${GRAM}`, WEIGHT, 0.000_001],
    [GRAM, WEIGHT, 0.001],
    [`(?:кило|kilo)${GRAM}|кило|kilos?`, WEIGHT, 1],
    [`центнер${ENDING}|ц`, WEIGHT, 100],
    [`тонн${ENDING}|тонна${KAZAKH}|tonnes?`, WEIGHT, 1_000],
    ['унци(?:[яиюй]|ей|ям|ями|ях)|ounces?', WEIGHT, 0.028_349_523],
    [`фунт${ENDING}|pounds?`, WEIGHT, 0.453_592_37],
    [
      `(?:кв|sq|квадратн\\p{L}*|square|шаршы)(?:[мm]|${METRE})|(?:[мm]|${METRE})(?:кв|квадратн\\p{L}*)|[мm]2`,
      'м²',
      1,
    ],
    [
      `(?:куб|cu|кубическ\\p{L}*|cubic|текше)(?:[мm]|${METRE})|(?:[мm]|${METRE})(?:куб|кубическ\\p{L}*)|[мm]3`,
      'м³',
      1,
    ],
    [`[лl]|литр${ENDING}|lit(?:re|er)s?`, 'л', 1],
    [`шт|штук(?:а|и|у|е|ой|ам|ами|ах)?|дана${KAZAKH}|pcs?|pieces?`, 'шт.', 1],
    ['вт|ватт?|w|watts?', 'Вт', 1],
  ] as const
).map(([pattern, base, share]) => [new RegExp(`^(?:${pattern})$`, 'u'), { base, share }])

/** The words «running» and «linear» before or after a metre do not change it. */
const RUNNING =
  /^(?:пог(?:онн(?:ый|ого|ому|ым|ом|ые|ых|ыми))?|running|linear)(?=\p{L})|^п\/?(?=м$)|(?<=^м)\/?п$/u

const known = new Map<string, Unit | null>()

/** The unit of a name in words or short, in three languages; null where it is unknown. */
export function findUnit(name: string): Unit | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const written = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.()^_-]/g, '')
    .replace(RUNNING, '')
  const short = [...written].map((letter) => latinLetters[letter] ?? letter).join('')
  const word = /[а-яё]/.test(written)
    ? [...written].map((letter) => cyrillicLetters[letter] ?? letter).join('')
    : written
  const unit =
    (Object.hasOwn(abbreviations, short) ? abbreviations[short] : undefined) ??
    words.find(([pattern]) => pattern.test(word))?.[1] ??
    null
  // Names of a feed are few; one that has thousands must not fill the memory.
  if (known.size < 1_000) known.set(name, unit)
  return unit
}

/** The unit in which a property is stored: lengths in centimetres, weights in kilograms. */
export function toBaseUnit(name: string): string {
  return findUnit(name)?.base ?? name
}

export function isLengthUnit(name: string): boolean {
  return findUnit(name)?.base === LENGTH
}

/** Whether two names mean one unit: «м» and «метра». */
export function isSameUnit(one: string, other: string): boolean {
  const [unit, otherUnit] = [findUnit(one), findUnit(other)]
  return unit?.base === otherUnit?.base && unit?.share === otherUnit?.share && unit !== null
}
