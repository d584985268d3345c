import type { ReactNode } from 'react'

type FooterProps = {
  /** Logo, a sentence about the shop, phone and hours: `<FooterAbout>`. */
  about: ReactNode
  /** The groups of links: `<FooterMenu>`. */
  menu: ReactNode
  /** The bottom line: price notice, legal details, languages. */
  bottomLine: ReactNode
  /** States that nothing here is really sold: `<DemoNotice>` in a demo shop. */
  demo?: ReactNode
}

/** The footer on sand, with space below it for the bottom bar of the phone. */
export function Footer({ about, menu, bottomLine, demo }: FooterProps) {
  return (
    <footer
      className="far-below bg-sand pt-10 pb-8 lg:pt-16 lg:pb-10 [--high:600px]"
      // The storefront marks it once it is laid out, maybe before it is hydrated.
      suppressHydrationWarning
    >
      <div className="page-width">
        <div className="grid gap-8 lg:grid-cols-[1.5fr_3fr]">
          <div>{about}</div>
          {menu}
        </div>
        {demo}
        <div className="mt-10 flex flex-col gap-2 border-t border-line-strong pt-6 text-note text-ink-soft lg:mt-14 lg:flex-row lg:justify-between">
          {bottomLine}
        </div>
      </div>
    </footer>
  )
}
