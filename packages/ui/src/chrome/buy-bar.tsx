import type { ReactNode } from 'react'

type BuyBarProps = {
  /** The price or the total. */
  sum: ReactNode
  /** When it comes, or what the total is of. */
  note?: ReactNode
  /** One button of 48. */
  action: ReactNode
  /** alone takes the bottom bar's place (product page), stacked lies above it (basket). */
  place?: 'alone' | 'stacked'
}

/** What it costs and the way to buy it, always at hand on the phone. */
export function BuyBar({ sum, note, action, place = 'alone' }: BuyBarProps) {
  const foot = place === 'alone' ? 'sticky bottom-0 z-40 pb-[env(safe-area-inset-bottom)]' : ''
  return (
    <div className={`border-t border-line bg-surface lg:hidden ${foot}`}>
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
