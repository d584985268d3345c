import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; count?: number }

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/**
 * Tabs for the account and staff apps; not used on the product page (ADR 0050). Arrow keys move
 * between tabs.
 */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line px-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent text-nav text-ink-soft -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sand px-2 text-note text-ink-soft tabular-nums">
                {groupThousands(tab.count)}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="rounded-small pt-6">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
