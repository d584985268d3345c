import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'

const cellVariants = cva('h-10 px-2 py-0 first:pl-4 last:pr-4 md:first:pl-6 md:last:pr-6', {
  variants: {
    align: { left: 'text-left', right: 'text-right tabular-nums', center: 'text-center' },
    part: {
      head: 'bg-paper text-note font-medium text-ink-soft whitespace-nowrap',
      body: 'max-w-60 truncate',
    },
  },
})

const rowVariants = cva('border-b border-l-3 border-line', {
  variants: {
    state: {
      idle: 'border-l-transparent bg-surface',
      chosen: 'border-l-transparent bg-row-chosen',
      focused: 'border-l-accent bg-accent-soft',
    },
  },
})

export type TableColumn<Row> = {
  key: string
  title: ReactNode
  /** Align numbers right, so that their digits line up. */
  align?: 'left' | 'right' | 'center'
  render: (row: Row) => ReactNode
}

export type TableRowState = 'idle' | 'chosen' | 'focused'

type TableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowState?: (row: Row) => TableRowState
  /**
   * Called on a click anywhere on a row; a link or button in the row must offer the same action.
   */
  onRowPress?: (row: Row) => void
}

/**
 * Rows of 40 px between hairlines for the staff apps (ADR 0050, retail). Scrolls horizontally in
 * its own container.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowState, onRowPress } = props
  return (
    <ScrollArea label={caption}>
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellVariants({ part: 'head', align: column.align ?? 'left' })}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={rowVariants({ state: rowState?.(row) ?? 'idle' })}
              onClick={onRowPress && (() => onRowPress(row))}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cellVariants({ part: 'body', align: column.align ?? 'left' })}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
