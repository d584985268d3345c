import type { ReactNode } from 'react'

type BuyBarProps = {
  /** The price or the total. */
  sum: ReactNode
  /** The delivery date, or what the total includes. */
  note?: ReactNode
  /** One button of 48 px. */
  action: ReactNode
  /** alone replaces the bottom bar (product page), stacked is placed above it (basket). */
  place?: 'alone' | 'stacked'
}

/** The price and the buy button, always visible on the phone; without scripts neither is. */
export function BuyBar({ sum, note, action, place = 'alone' }: BuyBarProps) {
  const positionClass =
    place === 'alone' ? 'sticky bottom-0 z-40 pb-[env(safe-area-inset-bottom)]' : ''
  return (
    <div className={`border-t border-line bg-surface lg:hidden noscript:hidden ${positionClass}`}>
      <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p className="text-price-card">{sum}</p>
          {note && <p className="text-note text-ink-soft">{note}</p>}
        </div>
        <div className="shrink-0">{action}</div>
      </div>
    </div>
  )
}
