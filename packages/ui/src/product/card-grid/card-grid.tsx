import { cva } from 'class-variance-authority'
import type { CSSProperties, ReactNode } from 'react'

const grid = cva('grid gap-x-cards gap-y-0', {
  variants: {
    columns: {
      /** Full page width. */
      page: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
      /** Beside the filters: three columns, four from 1536 px (ADR 0050). */
      list: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4',
    },
    deferred: { true: 'cards-later', false: '' },
  },
})

type CardGridProps = {
  children: ReactNode
  columns?: 'page' | 'list'
  /**
   * The number of cells in a grid that is far below in a long list: it is laid out and painted only
   * near the viewport.
   */
  deferredCells?: number
  busy?: boolean
}

/**
 * A grid of cards whose rows are aligned. Use `<CardGridTile>` for a wide editorial tile between
 * them.
 */
export function CardGrid(props: CardGridProps) {
  const { children, columns = 'page', deferredCells = 0, busy } = props
  return (
    <div
      aria-busy={busy}
      className={grid({ columns, deferred: deferredCells > 0 })}
      style={deferredCells > 0 ? ({ '--cells': deferredCells } as CSSProperties) : undefined}
      // The storefront marks it once it is laid out, maybe before it is hydrated.
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}

/** A tile of two columns among the cards, as high as a card (ADR 0050). */
export function CardGridTile({ children }: { children: ReactNode }) {
  return <div className="col-span-2 row-span-8 pb-8 md:pb-12">{children}</div>
}
