import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Logo } from '../../brand/logo/logo.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { PageShell } from '../page-shell/page-shell.tsx'

type BlankLayoutProps = { skipLabel: string; children: ReactNode }

/** A layout without header and footer: polls and the constructor (layout.blank). */
export function BlankLayout({ skipLabel, children }: BlankLayoutProps) {
  return <PageShell skipLabel={skipLabel}>{children}</PageShell>
}

type HeaderLink = { href: string; label: string }

type BlankHeaderProps = { home: HeaderLink; close: HeaderLink }

/** The top bar of a page without a header: the mark linked to the home page, and a close link. */
export function BlankHeader({ home, close }: BlankHeaderProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <Logo name={home.label} href={home.href} />
      <a
        href={close.href}
        aria-label={close.label}
        className="flex size-11 items-center justify-center rounded-full hover:bg-sand"
      >
        <Icon iconNode={X} size="bar" />
      </a>
    </div>
  )
}
