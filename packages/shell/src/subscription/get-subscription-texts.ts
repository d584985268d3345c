import type { Language } from '@svetlitsa/domain/language/language'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { SubscriptionTexts } from './subscription-block.tsx'

/** Texts of the invitation, with the promised bonuses; without bonuses it promises e-mails only. */
export function getSubscriptionTexts(language: Language, bonus: number): SubscriptionTexts {
  const t = getTranslator(subscriptionTexts, language)
  return {
    label: t('block'),
    title: bonus > 0 ? t('title', { amount: bonus }) : t('titlePlain'),
    text: t(bonus > 0 ? 'text' : 'textPlain'),
    open: t('open'),
  }
}
