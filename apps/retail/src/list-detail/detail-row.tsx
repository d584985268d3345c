import type { ReactNode } from 'react'

type DetailRowProps = { name: string; children: ReactNode }

/** A row of the pane: a label and its value. */
export function DetailRow({ name, children }: DetailRowProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
