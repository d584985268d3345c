import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type DefaultLayoutProps = {
  /** «К содержанию», the skip link, which is the first tab stop. */
  skipLabel: string
  header: ReactNode
  footer: ReactNode
  /** The bottom bar of the phone, or a buy bar in its place. */
  bar: ReactNode
  /** Where the content comes after the page: see `PageShell`. */
  isFooterBelow?: boolean
  children: ReactNode
}

/** The layout of most pages: header, menus, footer, mobile bar (layout.default). */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { skipLabel, header, footer, bar, isFooterBelow, children } = props
  return (
    <PageShell
      skipLabel={skipLabel}
      header={header}
      footer={footer}
      bottomBar={bar}
      isFooterBelow={isFooterBelow}
    >
      {children}
    </PageShell>
  )
}
