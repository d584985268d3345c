import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

type BlankLayoutProps = { skip: string; children: ReactNode }

/** Nothing around the page: polls and the constructor (storefront §2). */
export function BlankLayout({ skip, children }: BlankLayoutProps) {
  return <PageShell skip={skip}>{children}</PageShell>
}
