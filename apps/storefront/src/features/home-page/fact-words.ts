import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getAdvantages } from '@svetlitsa/api-client/contract/content'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { FactWords } from './home-facts.tsx'

/** More stores than a city of the shop has. */
const mostStores = 30

/** The four promises; what the staff wrote of them stands before the shop's own words. */
export function factWords(
  language: Language,
  advantages: AnswerOf<typeof getAdvantages>['advantages'],
): FactWords {
  const say = translator(homeTexts, language)
  const { facts } = homeTexts[language]
  const written = (code: string) => advantages.find((one) => one.code === code)
  const counted = Array.from({ length: mostStores }, (_, index) =>
    say('facts.stores', { count: index + 1 }),
  )
  return {
    ...facts,
    stores: [written('stores')?.title ?? facts.storesAlways, ...counted],
    storesHint: written('stores')?.text ?? facts.storesHint,
    deliveryAlways: written('delivery')?.title ?? facts.deliveryAlways,
    deliveryHintAlways: written('delivery')?.text ?? facts.deliveryHintAlways,
    assembly: written('assembly')?.title ?? facts.assembly,
    assemblyHint: written('assembly')?.text ?? facts.assemblyHint,
    returns: written('returns')?.title ?? facts.returns,
    returnsHint: written('returns')?.text ?? facts.returnsHint,
  }
}
