import type { Language } from '@svetlitsa/domain/language/read-language'
import { kitTexts } from '@svetlitsa/i18n/kit-texts'
import { translator } from '@svetlitsa/i18n/translator'

export type KitWords = {
  /** By the number of things, none first. */
  things: readonly string[]
} & Record<
  'optional' | 'piece' | 'include' | 'fewer' | 'more' | 'saving' | 'take' | 'taking' | 'taken',
  string
>

const mostThings = 40

/** What kits say, with every number of things that can be chosen. */
export function kitWords(language: Language): KitWords {
  const say = translator(kitTexts, language)
  const texts = kitTexts[language]
  const { optional, piece, include, fewer, saving, take, taking, taken } = texts
  const things = Array.from({ length: mostThings }, (_, at) => say('things', { count: at + 1 }))
  return {
    things: [texts.nothing, ...things],
    optional,
    piece,
    include,
    fewer,
    more: texts.moreOf,
    saving,
    take,
    taking,
    taken,
  }
}
