import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type ShortLayoutProps = {
  skipLabel: string
  /** `<ShortHeader>`: logo, city, phone and no navigation. */
  header: ReactNode
  /** `<ShortFooter>`. */
  footer: ReactNode
  children: ReactNode
}

/** The layout of the new checkout: reduced header and footer, no bars (layout.short). */
export function ShortLayout({ skipLabel, header, footer, children }: ShortLayoutProps) {
  return (
    <PageShell skipLabel={skipLabel} header={header} footer={footer}>
      {children}
    </PageShell>
  )
}
