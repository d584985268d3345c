import type { ReactNode } from 'react'

/** A tile of two columns among the cards, as high as a card (ADR 0050). */
export function CardGridTile({ children }: { children: ReactNode }) {
  return <div className="col-span-2 row-span-8 pb-8 md:pb-12">{children}</div>
}
