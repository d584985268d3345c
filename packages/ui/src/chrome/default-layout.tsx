import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

type DefaultLayoutProps = {
  /** «К содержанию», the first stop of the Tab key. */
  skip: string
  header: ReactNode
  footer: ReactNode
  /** The phone's bottom bar, or a buy bar in its place. */
  bar: ReactNode
  children: ReactNode
}

/** The layout of most pages: header, menus, footer, mobile bar (storefront §2). */
export function DefaultLayout({ skip, header, footer, bar, children }: DefaultLayoutProps) {
  return (
    <PageShell skip={skip} top={header} foot={footer} bar={bar}>
      {children}
    </PageShell>
  )
}
