import { Panes } from '@svetlitsa/ui/primitives/panes'
import { SubscriptionOpener } from './subscription-opener.tsx'
import { UnlessSubscribed } from './unless-subscribed.tsx'

export type SubscriptionWords = { label: string; title: string; text: string; open: string }

type SubscriptionBlockProps = { words: SubscriptionWords; bonus: number }

/** The invitation above the footer of every page, unless this browser has subscribed (storefront §2). */
export function SubscriptionBlock({ words, bonus }: SubscriptionBlockProps) {
  return (
    <UnlessSubscribed bonus={bonus}>
      <section aria-label={words.label} className="page-width pb-section">
        <div className="relative flex flex-col gap-6 overflow-hidden rounded-large bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
          <Panes />
          <div className="relative max-w-text">
            <h2 className="text-h2">{words.title}</h2>
            <p className="mt-2 text-ink-soft">{words.text}</p>
          </div>
          <div className="relative shrink-0 max-md:[&>button]:w-full">
            <SubscriptionOpener bonus={bonus} label={words.open} />
          </div>
        </div>
      </section>
    </UnlessSubscribed>
  )
}
