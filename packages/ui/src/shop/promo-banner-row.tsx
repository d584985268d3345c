import { Children, type ReactNode } from 'react'

type PromoBannerRowProps = {
  /** `<PromoBanner>`, in the order in which they matter. */
  children: ReactNode
}

/**
 * All banners of a section: one fills the width; several go sideways on a phone, where the cut one
 * says that there is more, and stand two in a row above that, the first alone where they are odd.
 */
export function PromoBannerRow({ children }: PromoBannerRowProps) {
  return (
    <ul className="-mx-gutter grid snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain scroll-px-gutter px-gutter [scrollbar-width:none] has-[>:only-child]:auto-cols-[100%] md:mx-0 md:grid-flow-row md:grid-cols-2 md:gap-4 md:overflow-visible md:px-0">
      {Children.map(children, (banner) => (
        <li className="snap-start md:first:nth-last-[odd]:col-span-2">{banner}</li>
      ))}
    </ul>
  )
}
