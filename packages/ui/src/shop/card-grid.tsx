import { cva } from 'class-variance-authority'
import type { CSSProperties, ReactNode } from 'react'

const grid = cva('grid gap-x-cards gap-y-0', {
  variants: {
    columns: {
      /** Across the whole page. */
      page: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
      /** Beside the filters: three, four from 1536 (design notes §2). */
      list: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4',
    },
    later: { true: 'cards-later', false: '' },
  },
})

type CardGridProps = {
  children: ReactNode
  columns?: 'page' | 'list'
  /** How many cells it has, below others of a long list: laid out and painted near the screen. */
  later?: number
  busy?: boolean
}

/** Cards in rows whose lines align. A wide editorial tile between them is `<CardGridTile>`. */
export function CardGrid(props: CardGridProps) {
  const { children, columns = 'page', later = 0, busy } = props
  return (
    <div
      aria-busy={busy}
      className={grid({ columns, later: later > 0 })}
      style={later > 0 ? ({ '--cells': later } as CSSProperties) : undefined}
    >
      {children}
    </div>
  )
}
