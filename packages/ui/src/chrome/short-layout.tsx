import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

type ShortLayoutProps = {
  skip: string
  /** `<ShortHeader>`: logo, city, phone and nothing that leads away. */
  header: ReactNode
  /** `<ShortFooter>`. */
  footer: ReactNode
  children: ReactNode
}

/** The layout of the new checkout: reduced header and footer, no bars (storefront §2). */
export function ShortLayout({ skip, header, footer, children }: ShortLayoutProps) {
  return (
    <PageShell skip={skip} top={header} foot={footer}>
      {children}
    </PageShell>
  )
}
