import type { ReactNode } from 'react'

type CardFrameProps = {
  label?: string
  busy?: boolean
  /** What the card sells, for the reports of the shop: «12:64990,13:70000», the offer it begins with first. */
  goods?: string
  maker?: string
  /** Eight rows: picture, price, name, size, swatches, rating, delivery, button. */
  children: ReactNode
}

/**
 * The eight rows of a card. In a grid of cards they are rows of the grid itself, so that prices,
 * names and buttons of neighbours stand in line and no blank second line is kept (design notes §2).
 * A button that says `data-absent`, told after the card was drawn, turns the picture pale.
 */
export function CardFrame({ label, busy, goods, maker, children }: CardFrameProps) {
  return (
    <article
      aria-label={label}
      aria-busy={busy}
      data-goods={goods}
      data-maker={maker}
      className="card-frame"
    >
      {children}
    </article>
  )
}
