import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type RetailLayoutProps = {
  skipLabel: string
  /** `<RetailBar>`. */
  bar: ReactNode
  /** The line of keyboard shortcuts at the bottom of the screen. */
  shortcuts?: ReactNode
  children: ReactNode
}

/** The staff app: a bar of 56 px and a line of tabs above a full-width dense screen (layout.retail). */
export function RetailLayout({ skipLabel, bar, shortcuts, children }: RetailLayoutProps) {
  return (
    <PageShell skipLabel={skipLabel} header={bar} footer={shortcuts}>
      {children}
    </PageShell>
  )
}
