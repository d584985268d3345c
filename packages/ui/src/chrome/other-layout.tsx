import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

type OtherLayoutProps = { skip: string; logo: ReactNode; children: ReactNode }

/** A sheet on its own, for the electronic receipt: the logo above, nothing else; prints alone. */
export function OtherLayout({ skip, logo, children }: OtherLayoutProps) {
  return (
    <PageShell
      skip={skip}
      top={<header className="page-width flex h-14 items-center print:hidden">{logo}</header>}
    >
      <div className="page-width pb-section">{children}</div>
    </PageShell>
  )
}
