import type { ReactNode } from 'react'

type MobileBarProps = {
  label: string
  /** The total of the basket or the price of a product, above the bar: `<BuyBar>`. */
  above?: ReactNode
  /** Five `<MobileBarItem>`s. */
  children: ReactNode
}

/** The bottom bar of the phone, 64 px, above the safe area of the device (ADR 0050). */
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
