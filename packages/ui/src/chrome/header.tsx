import type { ReactNode } from 'react'

// The hairline belongs to a page that has been scrolled: it waits just above a slit of one pixel and
// comes down with the first scrolling. A page or a browser without scroll timelines never shows it.
// The marks of importance keep the shorthand of the animation from resetting the rest.
const hairline =
  'absolute inset-x-0 -top-px h-px bg-line animate-sheet-out [animation-range:40px_48px]! [animation-timeline:scroll(root)]! [animation-fill-mode:both]! supports-[not(animation-timeline:scroll())]:hidden'

type HeaderProps = {
  /** The line above: city, links of the shop, phone. Desktop only. */
  utility: ReactNode
  /** The main row, `<HeaderRow>`: on desktop it stays when the page is scrolled. */
  children: ReactNode
  /** The row of sections, `<SectionNav>`. */
  sections?: ReactNode
}

/**
 * The header: 164 px on desktop (utility 40, main 76, sections 48), of which only the main row
 * stays, 64 px of it; logo, city, menu and search on the phone (design notes §3). All parts are
 * slots, so the markup is static and islands go in where they are needed.
 */
export function Header({ utility, children, sections }: HeaderProps) {
  return (
    <header className="contents">
      <div className="page-width hidden h-10 items-center justify-between gap-6 lg:flex">
        {utility}
      </div>
      {/* Stuck 6 px above the edge, the row shows 64 of its 70 painted pixels: no script measures. */}
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
