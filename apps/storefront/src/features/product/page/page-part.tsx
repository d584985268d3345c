import type { ReactNode } from 'react'

type PagePartProps = {
  id: string
  title: string
  hint?: string
  /** Content below the title, in the title's column. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a long page: the title in its own column, the content beside it. */
export function PagePart({ id, title, hint, aside, children }: PagePartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-16 gap-x-12 lg:scroll-mt-28 gap-y-heading border-t border-line pt-8 lg:grid-cols-[--spacing(66)_minmax(0,1fr)] lg:pt-14"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        {hint && <p className="mt-2 text-small text-ink-soft">{hint}</p>}
        {aside}
      </div>
      <div className="relative min-w-0">{children}</div>
    </section>
  )
}
