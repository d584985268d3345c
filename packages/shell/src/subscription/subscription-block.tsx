import { PanesBackground } from '@svetlitsa/ui/brand/panes-background'
import { NonSubscriberOnly } from './non-subscriber-only.ts'
import { SubscriptionOpener } from './subscription-opener.tsx'

export type SubscriptionTexts = { label: string; title: string; text: string; open: string }

type SubscriptionBlockProps = { texts: SubscriptionTexts; bonus: number }

/**
 * The invitation above the footer of every page, unless this browser has subscribed
 * (subscribe.block).
 */
export function SubscriptionBlock({ texts, bonus }: SubscriptionBlockProps) {
  return (
    <NonSubscriberOnly bonus={bonus}>
      <section aria-label={texts.label} className="page-width pb-section">
        <div className="relative flex flex-col gap-6 overflow-hidden rounded-large bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
          <PanesBackground />
          <div className="relative max-w-text">
            <h2 className="text-h2">{texts.title}</h2>
            <p className="mt-2 text-ink-soft">{texts.text}</p>
          </div>
          <div className="relative shrink-0 max-md:[&>button]:w-full">
            <SubscriptionOpener bonus={bonus} label={texts.open} />
          </div>
        </div>
      </section>
    </NonSubscriberOnly>
  )
}
