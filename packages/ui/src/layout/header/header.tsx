import type { ReactNode } from 'react'

// The hairline appears only on a scrolled page: it starts just above a clipping box of one pixel
// and a scroll-driven animation moves it down. Browsers without scroll timelines never show it. The
// `!important` marks keep the `animation` shorthand from resetting the longhands.
const hairline =
  'absolute inset-x-0 -top-px h-px bg-line animate-sheet-out [animation-range:40px_48px]! [animation-timeline:scroll(root)]! [animation-fill-mode:both]! supports-[not(animation-timeline:scroll())]:hidden'

type HeaderProps = {
  /** The line above: city, shop links, phone. Desktop only. */
  utility: ReactNode
  /** The main row, `<HeaderRow>`: sticky on desktop. */
  children: ReactNode
  /** The row of sections, `<SectionNav>`. */
  sections?: ReactNode
}

/**
 * The header: 164 px on desktop (utility 40, main 76, sections 48), of which only the main row is
 * sticky, 64 px of it; logo, city, menu and search on the phone (ADR 0050). All parts are slots, so
 * that the markup is static and client islands are used only where they are needed.
 */
export function Header({ utility, children, sections }: HeaderProps) {
  return (
    <header className="contents">
      <div className="page-width hidden h-10 items-center justify-between gap-6 lg:flex">
        {utility}
      </div>
      {/* Sticky at −6 px, so that 64 of the 70 painted pixels are visible; no script has to measure
   the row. */}
      <div className="z-40 border-line max-lg:border-b lg:sticky lg:-top-1.5 lg:h-19">
        <div className="absolute inset-x-0 top-0 bottom-1.5 -z-1 hidden bg-paper lg:block">
          <span className="absolute inset-x-0 bottom-0 h-px overflow-hidden">
            <span className={hairline} />
          </span>
        </div>
        {children}
      </div>
      {sections}
    </header>
  )
}
