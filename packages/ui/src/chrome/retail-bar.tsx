import type { ReactNode } from 'react'

type RetailTab = { href: string; text: string; current?: boolean; count?: number }

type RetailBarProps = {
  logo: ReactNode
  label: string
  tabs: readonly RetailTab[]
  search?: ReactNode
  /** The seller's store and face. */
  account: ReactNode
}

/** The bar of the staff's cabinet: 56 px, tabs with a 2 px underline (design notes §3, «Retail»). */
export function RetailBar({ logo, label, tabs, search, account }: RetailBarProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="flex h-14 items-center gap-4 px-4 lg:px-6">
        {logo}
        <nav aria-label={label} className="h-full min-w-0 grow overflow-x-auto">
          <ul className="flex h-full">
            {tabs.map((tab) => (
              <li key={tab.href} className="h-full shrink-0">
                <RetailBarTab {...tab} />
              </li>
            ))}
          </ul>
        </nav>
        {search && <div className="hidden w-75 lg:block">{search}</div>}
        <div className="flex shrink-0 items-center gap-3 text-small">{account}</div>
      </div>
    </header>
  )
}

/** On a phone the tabs go sideways: the one that is open must be among those in sight. */
function showTab(tab: HTMLAnchorElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

function RetailBarTab({ href, text, current, count = 0 }: RetailTab) {
  const look = current
    ? 'border-accent font-semibold text-ink'
    : 'border-transparent text-ink-soft hover:text-ink'
  return (
    <a
      ref={current ? showTab : undefined}
      href={href}
      aria-current={current ? 'page' : undefined}
      className={`flex h-full items-center gap-2 border-b-2 px-3.5 text-row -outline-offset-2 ${look}`}
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
