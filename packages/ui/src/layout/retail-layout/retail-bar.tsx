import { type ReactNode, useEffect, useRef } from 'react'

type RetailTab = { href: string; text: string; current?: boolean; count?: number }

type RetailBarProps = {
  logo: ReactNode
  label: string
  tabs: readonly RetailTab[]
  search?: ReactNode
  /** The store and the avatar of the seller. */
  account: ReactNode
}

/**
 * The top bar of the staff app: 56 px, tabs with a 2 px underline (ADR 0050). On a phone the tabs
 * have a line of their own, because the other labels in the bar must stay readable.
 */
export function RetailBar({ logo, label, tabs, search, account }: RetailBarProps) {
  const nav = useRef<HTMLElement>(null)
  const counts = tabs.map(({ count = 0 }) => count).join()
  // On a phone the tabs scroll horizontally: the current one must be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that loads later shifts the tabs
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [counts])
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 px-4 lg:h-14 lg:flex-nowrap lg:px-6">
        {logo}
        <nav
          ref={nav}
          aria-label={label}
          className="-mx-4 h-12 min-w-0 grow overflow-x-auto max-lg:order-last max-lg:basis-full lg:mx-0 lg:h-full"
        >
          <ul className="flex h-full">
            {tabs.map((tab) => (
              <li key={tab.href} className="h-full shrink-0">
                <RetailBarTab {...tab} />
              </li>
            ))}
          </ul>
        </nav>
        {search && <div className="hidden w-75 lg:block">{search}</div>}
        <div className="flex h-14 shrink-0 items-center gap-3 text-small max-lg:ml-auto">
          {account}
        </div>
      </div>
    </header>
  )
}

function RetailBarTab({ href, text, current, count = 0 }: RetailTab) {
  const stateClass = current
    ? 'border-accent font-semibold text-ink'
    : 'border-transparent text-ink-soft hover:text-ink'
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={`flex h-full items-center gap-2 border-b-2 px-3.5 text-row -outline-offset-2 ${stateClass}`}
    >
      {text}
      {count > 0 && (
        <span className="rounded-full bg-accent px-1.5 text-note font-semibold text-on-accent">
          {count}
        </span>
      )}
    </a>
  )
}
