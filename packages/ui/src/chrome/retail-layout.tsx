import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

type RetailLayoutProps = {
  skip: string
  /** `<RetailBar>`. */
  bar: ReactNode
  /** The line of keys at the foot of the screen. */
  keys?: ReactNode
  children: ReactNode
}

/** The staff's cabinet: a bar of 56 px over a full-width dense screen (storefront §2). */
export function RetailLayout({ skip, bar, keys, children }: RetailLayoutProps) {
  return (
    <PageShell skip={skip} top={bar} foot={keys}>
      {children}
    </PageShell>
  )
}
