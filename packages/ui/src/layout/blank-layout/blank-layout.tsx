import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type BlankLayoutProps = { skipLabel: string; children: ReactNode }

/** A layout without header and footer: polls and the constructor (layout.blank). */
export function BlankLayout({ skipLabel, children }: BlankLayoutProps) {
  return <PageShell skipLabel={skipLabel}>{children}</PageShell>
}
