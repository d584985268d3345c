import { foldLetters } from '../text/plain-text.ts'

/** The 50 popular searches of the drop-down, kept in code (search.popular). */
export const popularPhrases: readonly string[] = [
  'диван',
  'угловой диван',
  'диван-кровать',
  'прямой диван',
  'модульный диван',
  'кожаный диван',
  'серый диван',
  'бежевый диван',
  'кресло',
  'рабочее кресло',
  'садовое кресло',
  'кресло для отдыха',
  'пуф',
  'банкетка',
  'кровать',
  'двуспальная кровать',
  'кровать с мягким изголовьем',
  'деревянная кровать',
  'двухъярусная кровать',
  'детская кровать',
  'матрас',
  'матрас 160×200',
  'матрас 180×200',
  'подушка',
  'шкаф',
  'шкаф-купе',
  'белый шкаф',
  'распашной шкаф',
  'шторы',
  'комод',
  'белый комод',
  'тумба под телевизор',
  'прикроватная тумба',
  'стол',
  'обеденный стол',
  'раздвижной стол',
  'журнальный стол',
  'письменный стол',
  'компьютерный стол',
  'стулья для кухни',
  'барный стул',
  'кухонный гарнитур',
  'прихожая',
  'обувница',
  'стеллаж',
  'книжный шкаф',
  'туалетный столик',
  'зеркало',
  'торшер',
  'ковёр',
]

/** The maximum number of items in the drop-down (search.suggest). */
const maxPopularMatches = 3

/**
 * Returns popular searches for the text typed so far, the shop's own first: those that start with
 * it, then those in which its words begin words in any order. Words such as «для» count as they
 * are. The first three when nothing was typed.
 *
 * @param learned what shoppers of this shop search for, most often first (search.learned).
 */
export function listPopularMatches(typed: string, learned: readonly string[] = []): string[] {
  const query = foldLetters(typed).replace(/\s+/g, ' ')
  if (query === '') return popularPhrases.slice(0, maxPopularMatches)
  const phrases = new Map(
    [...learned, ...popularPhrases].map((phrase) => [foldLetters(phrase), phrase]),
  )
  phrases.delete(query)
  const words = query.split(' ')
  const matching = [...phrases].filter(([text]) => containsInAnyOrder(text.split(/[\s-]/), words))
  const [first, within] = [true, false].map((isStart) =>
    matching.filter(([text]) => text.startsWith(query) === isStart),
  )
  return [...(first ?? []), ...(within ?? [])]
    .slice(0, maxPopularMatches)
    .map(([, phrase]) => phrase)
}

/** Each word begins another word of the phrase. */
function containsInAnyOrder(phrase: readonly string[], words: readonly string[]): boolean {
  const remaining = [...phrase]
  return words.every((word) => {
    const index = remaining.findIndex((part) => part.startsWith(word))
    if (index >= 0) remaining.splice(index, 1)
    return index >= 0
  })
}
