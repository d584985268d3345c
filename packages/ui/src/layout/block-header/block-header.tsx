import type { ReactNode } from 'react'

type BlockHeaderProps = {
  title: string
  /** «Все акции», and the arrows of a slider after it. */
  children?: ReactNode
}

/** The heading of a block, with a link to the full list at its right. */
export function BlockHeader({ title, children }: BlockHeaderProps) {
  return (
    <div className="mb-heading flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <h2 className="text-h2">{title}</h2>
      {children && <div className="flex shrink-0 items-center gap-4 text-body">{children}</div>}
    </div>
  )
}
