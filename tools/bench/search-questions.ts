/** What people look for: single words, words with colour and cloth, sizes, prices, mistakes. */
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

const more = ['', ' недорого', ' для дома', ' современный', ' 220 см', ' до 90 тысяч'] as const

/** Each phrase as it is typed, key by key. */
export function typedQuestions(): string[] {
  return phrases.flatMap((phrase) =>
    Array.from({ length: phrase.length }, (_, at) => phrase.slice(0, at + 1)),
  )
}

/** Questions that differ from each other. */
export function searchQuestions(): string[] {
  return phrases.flatMap((phrase) => more.map((ending) => phrase + ending))
}
