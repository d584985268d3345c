import type { ReactNode } from 'react'

type FooterProps = {
  /** Logo, a line about the shop, phone and hours: `<FooterAbout>`. */
  about: ReactNode
  /** The groups of links: `<FooterMenu>`. */
  menu: ReactNode
  /** The foot line: whose prices, legal details, languages. */
  foot: ReactNode
  /** Says that nothing here is really sold: `<DemoMark>` on a demonstration. */
  demo?: ReactNode
}

/** The footer on sand; room is left under it for the phone's bottom bar. */
export function Footer({ about, menu, foot, demo }: FooterProps) {
  return (
    <footer className="far-below bg-sand pt-10 pb-8 lg:pt-16 lg:pb-10 [--high:600px]">
      <div className="page-width">
        <div className="grid gap-8 lg:grid-cols-[1.5fr_3fr]">
          <div>{about}</div>
          {menu}
        </div>
        {demo}
        <div className="mt-10 flex flex-col gap-2 border-t border-line-strong pt-6 text-note text-ink-soft lg:mt-14 lg:flex-row lg:justify-between">
          {foot}
        </div>
      </div>
    </footer>
  )
}
