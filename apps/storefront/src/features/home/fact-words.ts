import type { Language } from '@svetlitsa/domain/language/read-language'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { FactWords } from './home-facts.tsx'

/** More stores than a city of the shop has. */
const mostStores = 30

export function factWords(language: Language): FactWords {
  const say = translator(homeTexts, language)
  const { facts } = homeTexts[language]
  const counted = Array.from({ length: mostStores }, (_, index) =>
    say('facts.stores', { count: index + 1 }),
  )
  return { ...facts, stores: [facts.storesAlways, ...counted] }
}
