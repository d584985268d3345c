type Forms = readonly [one: string, few: string, many: string]
type SpelledLanguage = 'ru' | 'kk' | 'en'
type SpelledCurrency = 'RUB' | 'KZT'

interface Numerals {
  small: readonly string[]
  tens: readonly string[]
  spellHundreds: (digit: number) => string
  /** Thousands, millions, and so on. */
  scales: readonly Forms[]
  currencies: Record<SpelledCurrency, Forms>
  /** Between tens and units: «forty-two». */
  joint: string
}

const repeat = (word: string): Forms => [word, word, word]

const ruHundreds =
  ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ')
const kkDigits = ' бір екі үш төрт бес алты жеті сегіз тоғыз'.split(' ')
const enDigits = ' one two three four five six seven eight nine'.split(' ')

const numerals: Record<SpelledLanguage, Numerals> = {
  ru: {
    small:
      ' один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
        ' ',
      ),
    tens: '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(
      ' ',
    ),
    spellHundreds: (digit) => ruHundreds[digit] ?? '',
    scales: [
      ['тысяча', 'тысячи', 'тысяч'],
      ['миллион', 'миллиона', 'миллионов'],
      ['миллиард', 'миллиарда', 'миллиардов'],
      ['триллион', 'триллиона', 'триллионов'],
      ['квадриллион', 'квадриллиона', 'квадриллионов'],
    ],
    currencies: { RUB: ['рубль', 'рубля', 'рублей'], KZT: repeat('тенге') },
    joint: ' ',
  },
  kk: {
    small: [...kkDigits, 'он', ...kkDigits.slice(1).map((digit) => `он ${digit}`)],
    tens: '  жиырма отыз қырық елу алпыс жетпіс сексен тоқсан'.split(' '),
    spellHundreds: (digit) => (digit < 2 ? 'жүз' : `${kkDigits[digit]} жүз`),
    scales: ['мың', 'миллион', 'миллиард', 'триллион', 'квадриллион'].map(repeat),
    currencies: { RUB: repeat('рубль'), KZT: repeat('теңге') },
    joint: ' ',
  },
  en: {
    small: [
      ...enDigits,
      ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
        ' ',
      ),
    ],
    tens: '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
    spellHundreds: (digit) => `${enDigits[digit]} hundred`,
    scales: ['thousand', 'million', 'billion', 'trillion', 'quadrillion'].map(repeat),
    currencies: { RUB: ['rouble', 'roubles', 'roubles'], KZT: repeat('tenge') },
    joint: '-',
  },
}

const zero: Record<SpelledLanguage, string> = { ru: 'ноль', kk: 'нөл', en: 'zero' }

/**
 * Writes a sum of whole currency units in words, as a bill states it (payment.documents):
 * «Одна тысяча два рубля». Sums from 0 up to 2^53 − 1 are spelled.
 */
export function spellSum(
  sum: number,
  currency: SpelledCurrency,
  language: SpelledLanguage,
): string {
  const words = numerals[language]
  const groups: string[] = []
  for (let scale = 0, rest = sum; rest > 0; scale += 1, rest = Math.floor(rest / 1_000)) {
    const group = rest % 1_000
    const forms = words.scales[scale - 1]
    // In Russian only thousands are feminine: «одна тысяча», «две тысячи».
    const isFeminine = language === 'ru' && scale === 1
    if (group > 0) {
      groups.unshift(spellGroup(group, words, isFeminine), forms ? chooseForm(group, forms) : '')
    }
  }
  const number = groups.length > 0 ? groups.filter(Boolean).join(' ') : zero[language]
  const text = `${number} ${chooseForm(sum, words.currencies[currency])}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function spellGroup(group: number, words: Numerals, isFeminine: boolean): string {
  const hundreds = Math.floor(group / 100)
  const rest = group % 100
  const unit = rest < 20 ? rest : rest % 10
  const tens = rest < 20 ? '' : (words.tens[Math.floor(rest / 10)] ?? '')
  const feminine = unit === 1 ? 'одна' : unit === 2 ? 'две' : null
  const spelledUnit = (isFeminine && feminine) || (words.small[unit] ?? '')
  const belowHundred = [tens, spelledUnit].filter(Boolean).join(words.joint)
  return [hundreds > 0 ? words.spellHundreds(hundreds) : '', belowHundred].filter(Boolean).join(' ')
}

/** The Russian plural: 1 рубль, 2 рубля, 5 рублей, 11 рублей; other languages repeat a form. */
function chooseForm(number: number, [one, few, many]: Forms): string {
  const unit = number % 10
  const isTeen = Math.floor((number % 100) / 10) === 1
  if (unit === 1 && !isTeen) return number === 1 || one !== 'rouble' ? one : many
  return unit >= 2 && unit <= 4 && !isTeen ? few : many
}
