import type { ReactNode } from 'react'

type RetailShortcutsProps = { label: string; children: ReactNode }

/** The keyboard shortcuts of a dense screen, in a line at its bottom; hidden on touch screens. */
export function RetailShortcuts({ label, children }: RetailShortcutsProps) {
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 border-t border-line bg-paper px-6 max-lg:hidden"
    >
      <ul className="flex h-10 items-center gap-5 text-meta text-ink-soft">{children}</ul>
    </aside>
  )
}
