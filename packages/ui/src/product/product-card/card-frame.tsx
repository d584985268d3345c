import type { ReactNode } from 'react'

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
