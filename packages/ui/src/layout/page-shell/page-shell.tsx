import type { ReactNode } from 'react'

type PageShellProps = {
  skipLabel: string
  header?: ReactNode
  footer?: ReactNode
  bottomBar?: ReactNode
  /** The footer starts below the first screen, so that content that comes later never moves it. */
  isFooterBelow?: boolean | undefined
  children: ReactNode
}

/**
 * Shared by all layouts: the skip link, one `<main>`, and a footer pushed to the bottom on short
 * pages. Screens use one of the layouts built on it: default, short, retail, document, blank. A
 * screen whose root has `data-mobile-search="hidden"` has no search in the phone's header.
 */
export function PageShell(props: PageShellProps) {
  const { skipLabel, header, footer, bottomBar, isFooterBelow, children } = props
  return (
    <div className="flex min-h-dvh flex-col has-[>main>[data-mobile-search=hidden]]:[--mobile-search:none]">
      <SkipLink text={skipLabel} />
      {header}
      <main
        id="main"
        tabIndex={-1}
        className={`grow outline-none transition-opacity focus-visible:shadow-none aria-busy:opacity-60 ${isFooterBelow ? 'min-h-first-screen' : ''}`}
      >
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  )
}

type SkipLinkProps = { text: string; target?: string }

/** The first tab stop: skips the menus. Visible only on focus. */
function SkipLink({ text, target = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-medium bg-ink px-6 py-3 text-body font-semibold text-paper focus-visible:translate-y-0"
    >
      {text}
    </a>
  )
}
