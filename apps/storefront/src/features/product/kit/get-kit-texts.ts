import type { Language } from '@svetlitsa/domain/language/parse-language'
import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'

export type KitTexts = {
  /** Indexed by the number of items, starting at 0. */
  countTexts: readonly string[]
} & Record<
  'optional' | 'piece' | 'include' | 'fewer' | 'more' | 'saving' | 'take' | 'taking' | 'taken',
  string
>

const maxCountTexts = 40

/** Texts of a kit, with one for every number of items that can be selected. */
export function getKitTexts(language: Language): KitTexts {
  const t = getTranslator(kitTexts, language)
  const texts = kitTexts[language]
  const { optional, piece, include, fewer, saving, take, taking, taken } = texts
  const countTexts = Array.from({ length: maxCountTexts }, (_, index) =>
    t('things', { count: index + 1 }),
  )
  return {
    countTexts: [texts.nothing, ...countTexts],
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
