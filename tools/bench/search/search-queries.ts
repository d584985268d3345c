/** Typical searches: single words, words with colour and fabric, sizes, prices, typos. */
const phrases = [
  'диван угловой серый',
  'кровать 160х200',
  'шкаф купе с зеркалом',
  'стол обеденный дуб',
  'кресло велюр зелёное',
  'тумба под телевизор',
  'стулья барные',
  'комод белый',
  'матрас 180 200',
  'стеллаж до 20 тысяч',
  'ковёр шерсть',
  'торшер чёрный',
  'прихожая светлая',
  'пуф букле',
  'зеркало',
  'обувница',
  'дивон',
  'кравать детская',
  'lbdfy',
  'ikfa regt',
] as const

const extraPhrases = [
  '',
  ' недорого',
  ' для дома',
  ' современный',
  ' 220 см',
  ' до 90 тысяч',
] as const

/** Every prefix of each phrase, as typed. */
export function listTypedQueries(): string[] {
  return phrases.flatMap((phrase) =>
    Array.from({ length: phrase.length }, (_, index) => phrase.slice(0, index + 1)),
  )
}

/** Distinct queries. */
export function listSearchQueries(): string[] {
  return phrases.flatMap((phrase) => extraPhrases.map((ending) => phrase + ending))
}
