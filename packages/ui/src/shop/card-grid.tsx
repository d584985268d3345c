import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const grid = cva('grid gap-x-cards gap-y-0', {
  variants: {
    columns: {
      /** Across the whole page. */
      page: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
      /** Beside the filters: three, four from 1536 (design notes §2). */
      list: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4',
    },
  },
})

type CardGridProps = {
  children: ReactNode
  columns?: 'page' | 'list'
  busy?: boolean
}

/** Cards in rows whose lines align. A wide editorial tile between them is `<CardGridTile>`. */
export function CardGrid({ children, columns = 'page', busy }: CardGridProps) {
  return (
    <div aria-busy={busy} className={grid({ columns })}>
      {children}
    </div>
  )
}
