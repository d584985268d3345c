import type { ReactNode } from 'react'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'

/**
 * A placeholder for a card: blocks of the same size, so that the layout does not shift when it
 * loads.
 */
export function CardSkeleton() {
  return (
    <CardFrame busy>
      <div>
        <Skeleton shape="picture" />
      </div>
      <div className="flex h-8 items-end md:h-9.5">
        <Skeleton width="half" />
      </div>
      <div className="h-11 pt-2">
        <Skeleton width="four-fifths" />
      </div>
      <div className="h-5 md:h-5.5">
        <Skeleton width="four-fifths" />
      </div>
      <div className="h-8.5 pt-3">
        <Skeleton width="half" />
      </div>
      <div className="h-6 pt-2">
        <Skeleton width="third" />
      </div>
      <div className="h-5 md:h-5.5 pt-1">
        <Skeleton width="half" />
      </div>
      <div className="pt-3 md:pt-3.5">
        <div className="h-10">
          <Skeleton shape="block" />
        </div>
      </div>
    </CardFrame>
  )
}

type CardFrameProps = {
  label?: string
  busy?: boolean
  /** The offers with their prices for analytics, initial offer first: «12:64990,13:70000». */
  offerPrices?: string
  vendor?: string
  /** Eight rows: picture, price, name, size, swatches, rating, delivery, button. */
  children: ReactNode
}

/**
 * The eight rows of a card. In a grid of cards they are a subgrid, so that prices, names and
 * buttons of neighbours are aligned and no blank second line is reserved (ADR 0050). A button with
 * the attribute `data-absent`, which may be set after rendering, dims the picture.
 */
export function CardFrame({ label, busy, offerPrices, vendor, children }: CardFrameProps) {
  return (
    <article
      aria-label={label}
      aria-busy={busy}
      data-goods={offerPrices}
      data-maker={vendor}
      className="card-frame"
    >
      {children}
    </article>
  )
}
