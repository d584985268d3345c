import type { Language } from '@svetlitsa/domain/language/read-language'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { SubscriptionWords } from './subscription-block.tsx'

/** The words of the invitation, with what it promises; without bonuses it promises letters. */
export function subscriptionWords(language: Language, bonus: number): SubscriptionWords {
  const say = translator(subscriptionTexts, language)
  return {
    label: say('block'),
    title: bonus > 0 ? say('title', { amount: bonus }) : say('titlePlain'),
    text: say(bonus > 0 ? 'text' : 'textPlain'),
    open: say('open'),
  }
}
