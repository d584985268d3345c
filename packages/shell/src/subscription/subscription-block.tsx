'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Panes } from '@svetlitsa/ui/primitives/panes'
import { useSyncExternalStore } from 'react'
import { isSubscribed, onSubscribed } from './subscription-memory.ts'
import { usePopup } from './use-popup.tsx'

export type SubscriptionWords = { label: string; title: string; text: string; open: string }

type SubscriptionBlockProps = { words: SubscriptionWords; bonus: number }

/**
 * The invitation above the footer of every page, unless this browser has subscribed (storefront §2).
 * The form itself is fetched when it is wanted.
 */
export function SubscriptionBlock({ words, bonus }: SubscriptionBlockProps) {
  const { open } = useWindows()
  // Known in the browser alone: the page is the same for everybody.
  const isHidden = useSyncExternalStore(onSubscribed, isSubscribed, () => false)
  usePopup(bonus)
  if (isHidden) return null
  return (
    <section aria-label={words.label} className="page-width pb-section">
      <div className="relative flex flex-col gap-6 overflow-hidden rounded-large bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
        <Panes />
        <div className="relative max-w-text">
          <h2 className="text-h2">{words.title}</h2>
          <p className="mt-2 text-ink-soft">{words.text}</p>
        </div>
        <div className="relative shrink-0 max-md:[&>button]:w-full">
          <Button kind="dark" onClick={() => open('subscriptionPopup', { bonus })}>
            {words.open}
          </Button>
        </div>
      </div>
    </section>
  )
}
