import type { ReactNode } from 'react'

type ListDetailLayoutProps = {
  title: string
  /** «Всего 14». */
  total: ReactNode
  /** The search field on a phone, where the bar has no space for it. */
  search: ReactNode
  filters: ReactNode
  children: ReactNode
  /** `<DetailPane>` of the selected row. */
  pane: ReactNode
}

/**
 * The layout of a dense screen: heading and filters, the list, and the pane of the selected row.
 */
export function ListDetailLayout({
  title,
  total,
  search,
  filters,
  children,
  pane,
}: ListDetailLayoutProps) {
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
