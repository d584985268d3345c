import type { ReactNode } from 'react'

type CardFrameProps = {
  label?: string
  busy?: boolean
  /** Eight rows: picture, price, name, size, swatches, rating, delivery, button. */
  children: ReactNode
}

/**
 * The eight rows of a card. In a grid of cards they are rows of the grid itself, so that prices,
 * names and buttons of neighbours stand in line and no blank second line is kept (design notes §2).
 */
export function CardFrame({ label, busy, children }: CardFrameProps) {
  return (
    <article
      aria-label={label}
      aria-busy={busy}
      className="row-span-8 grid min-w-0 grid-rows-subgrid content-start gap-y-0 pb-8 md:pb-12"
    >
      {children}
    </article>
  )
}
