import type { ReactNode } from 'react'
import { SkipLink } from './skip-link.tsx'

type PageShellProps = {
  skip: string
  top?: ReactNode
  foot?: ReactNode
  bar?: ReactNode
  children: ReactNode
}

/**
 * What every layout shares: the skip link, one `<main>`, and a footer pushed down on short pages.
 * Screens take one of the layouts made of it: default, short, retail, other, blank.
 */
export function PageShell({ skip, top, foot, bar, children }: PageShellProps) {
  return (
    <div className="group/page flex min-h-dvh flex-col">
      <SkipLink text={skip} />
      {top}
      <main id="main" tabIndex={-1} className="grow outline-none focus-visible:shadow-none">
        {children}
      </main>
      {foot}
      {bar}
    </div>
  )
}
