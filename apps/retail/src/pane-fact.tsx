import type { ReactNode } from 'react'

type PaneFactProps = { name: string; children: ReactNode }

/** A fact of the pane: its name at the left, what was said at the right. */
export function PaneFact({ name, children }: PaneFactProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
