'use client'

import { subscriptionTexts } from '@svetlitsa/i18n/subscription-texts'
import { useTexts } from '../use-texts.tsx'
import { SubscriptionForm } from './subscription-form.tsx'

export type SubscriptionWindowProps = {
  /** Promised for subscribing; 0 where the region has no bonuses. */
  bonus: number
}

/** The window subscriptionPopup (storefront §2); the window of the answer takes its place. */
export function SubscriptionWindow({ bonus }: SubscriptionWindowProps) {
  const say = useTexts(subscriptionTexts)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{say(bonus > 0 ? 'text' : 'textPlain')}</p>
      <SubscriptionForm onDone={() => {}} />
    </div>
  )
}
