import type { ReactNode } from 'react'

type StockGroupProps = {
  /** Offers of the cards inside, five per product at most. */
  offerIds: readonly number[]
  children: ReactNode
}

/** Islands inside ask for stock and dates of all these offers in one call (list.enrich). */
export function StockGroup({ offerIds, children }: StockGroupProps) {
  return (
    <div className="contents" data-stock={offerIds.join(',')}>
      {children}
    </div>
  )
}
