import { type ReactNode, useEffect, useRef } from 'react'
import { RetailMoreTabs } from './retail-more-tabs.tsx'
import type { RetailTab } from './retail-tab.ts'

type RetailBarProps = {
  logo: ReactNode
  label: string
  tabs: readonly RetailTab[]
  /** The rarer tabs, in a menu at the end of the line. */
  more?: { label: string; tabs: readonly RetailTab[] }
  search?: ReactNode
  /** The store and the avatar of the seller. */
  account: ReactNode
}

/**
 * The top bar of the staff app: 56 px, and below it the tabs on a line of their own with a 2 px
 * underline (ADR 0050). Where the line is too narrow the tabs scroll beside the menu of the rarer ones.
 */
export function RetailBar({ logo, label, tabs, more, search, account }: RetailBarProps) {
  const list = useRef<HTMLUListElement>(null)
  const counts = tabs.map(({ count = 0 }) => count).join()
  // On narrow screens the tabs scroll horizontally: the current one must be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that loads later shifts the tabs
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [counts])
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 px-4 lg:px-6">
        {logo}
        <nav
          aria-label={label}
          className="order-last -mx-4 flex h-12 min-w-0 grow basis-full lg:-mx-1.5 lg:h-10"
        >
          <ul ref={list} className="flex h-full min-w-0 overflow-x-auto max-lg:grow">
            {tabs.map((tab) => (
              <li key={tab.href} className="h-full shrink-0">
                <RetailBarTab {...tab} />
              </li>
            ))}
          </ul>
          {more && more.tabs.length > 0 && <RetailMoreTabs {...more} />}
        </nav>
        {search && <div className="hidden w-75 lg:block">{search}</div>}
        <div className="flex h-14 shrink-0 grow items-center justify-between gap-x-3 text-small lg:ml-auto lg:grow-0 lg:gap-x-8">
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
      className={`flex h-full items-center gap-2 border-b-2 px-3.5 text-row lg:px-1.5 -outline-offset-2 ${stateClass}`}
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
