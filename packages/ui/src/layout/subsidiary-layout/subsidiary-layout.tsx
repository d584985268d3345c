import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type SubsidiaryLayoutProps = {
  skipLabel: string
  /** The logo above a page that stands by itself. */
  logo?: ReactNode
  /** `<SubsidiaryBar>`, in the assembler's cabinet. */
  bar?: ReactNode
  children: ReactNode
}

/** Pages of assemblers, made for a phone: no header and no footer of the shop (layout.subsidiary). */
export function SubsidiaryLayout({ skipLabel, logo, bar, children }: SubsidiaryLayoutProps) {
  return (
    <PageShell
      skipLabel={skipLabel}
      header={
        logo ? (
          <header className="mx-auto flex h-16 w-full max-w-wide items-center px-gutter">
            {logo}
          </header>
        ) : (
          bar
        )
      }
    >
      <div className={`mx-auto max-w-wide px-gutter py-6 ${bar ? 'pb-28 lg:py-10' : ''}`}>
        {children}
      </div>
    </PageShell>
  )
}
