import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type ShortLayoutProps = {
  skipLabel: string
  /** `<ShortHeader>`: logo, city, phone and no navigation. */
  header: ReactNode
  /** `<ShortFooter>`. */
  footer: ReactNode
  /** Where the content comes after the page: see `PageShell`. */
  isFooterBelow?: boolean
  children: ReactNode
}

/** The layout of the new checkout: reduced header and footer, no bars (layout.short). */
export function ShortLayout(props: ShortLayoutProps) {
  const { skipLabel, header, footer, isFooterBelow, children } = props
  return (
    <PageShell skipLabel={skipLabel} header={header} footer={footer} isFooterBelow={isFooterBelow}>
      {children}
    </PageShell>
  )
}
