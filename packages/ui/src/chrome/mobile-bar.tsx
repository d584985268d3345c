import type { ReactNode } from 'react'

type MobileBarProps = {
  label: string
  /** Basket's total or a product's price, above the bar: `<BuyBar>`. */
  above?: ReactNode
  /** `<MobileBarItem>` five times. */
  children: ReactNode
}

/** The phone's bottom bar, 64 px, over the safe area of the device (design notes §3). */
export function MobileBar({ label, above, children }: MobileBarProps) {
  return (
    <div className="sticky bottom-0 z-40 lg:hidden">
      {above}
      <nav
        aria-label={label}
        className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="flex h-16">{children}</ul>
      </nav>
    </div>
  )
}
