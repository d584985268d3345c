import type { ReactNode } from 'react'

type RetailKeysProps = { label: string; children: ReactNode }

/** The keys of a dense screen, in a line at its foot; a screen one touches has none. */
export function RetailKeys({ label, children }: RetailKeysProps) {
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 border-t border-line bg-paper px-6 max-lg:hidden"
    >
      <ul className="flex h-10 items-center gap-5 text-meta text-ink-soft">{children}</ul>
    </aside>
  )
}
