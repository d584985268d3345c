import type { ReactNode } from 'react'

type DeskListProps = {
  title: string
  /** «Всего 14». */
  total: ReactNode
  /** The search of a phone, where the bar has no room for it. */
  search: ReactNode
  filters: ReactNode
  children: ReactNode
  /** `<DeskPane>` of what is open. */
  pane: ReactNode
}

/** A dense screen of the cabinet: heading and filters, the list, the pane of what is chosen. */
export function DeskList({ title, total, search, filters, children, pane }: DeskListProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{title}</h1>
        <span className="text-small text-ink-soft">{total}</span>
        <div className="w-full lg:hidden">{search}</div>
        {filters}
      </div>
      <div className="flex items-start">
        <div className="min-w-0 grow">{children}</div>
        {pane}
      </div>
    </>
  )
}
