import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { useTexts } from '../language/use-texts.ts'
import { SubscriptionForm } from './subscription-form.tsx'

export type SubscriptionWindowProps = {
  /** Bonuses promised for subscribing; 0 where the region has none. */
  bonus: number
}

/** The window subscriptionPopup (window.names); the result window replaces it. */
export function SubscriptionWindow({ bonus }: SubscriptionWindowProps) {
  const t = useTexts(subscriptionTexts)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{t(bonus > 0 ? 'text' : 'textPlain')}</p>
      <SubscriptionForm onDone={() => {}} />
    </div>
  )
}
