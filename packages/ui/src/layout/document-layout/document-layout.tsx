import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type DocumentLayoutProps = { skipLabel: string; logo: ReactNode; children: ReactNode }

/**
 * A single sheet for the electronic receipt: only the logo above it; printed without the rest of
 * the page.
 */
export function DocumentLayout({ skipLabel, logo, children }: DocumentLayoutProps) {
  return (
    <PageShell
      skipLabel={skipLabel}
      header={<header className="page-width flex h-14 items-center print:hidden">{logo}</header>}
    >
      <div className="page-width pb-section">{children}</div>
    </PageShell>
  )
}
