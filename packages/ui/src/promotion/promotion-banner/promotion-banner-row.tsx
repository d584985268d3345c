import { Children, type ReactNode } from 'react'

type PromotionBannerRowProps = {
  /** `<PromotionBanner>`s, most important first. */
  children: ReactNode
}

/**
 * All banners of a section: one fills the width; several scroll horizontally on a phone, where the
 * cut-off one shows that there are more, and are two per row on larger screens, the first alone if
 * their number is odd.
 */
export function PromotionBannerRow({ children }: PromotionBannerRowProps) {
  return (
    <ul className="-mx-gutter grid snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain scroll-px-gutter px-gutter [scrollbar-width:none] has-[>:only-child]:auto-cols-[100%] md:mx-0 md:grid-flow-row md:grid-cols-2 md:gap-4 md:overflow-visible md:px-0">
      {Children.map(children, (banner) => (
        <li className="snap-start md:first:nth-last-[odd]:col-span-2">{banner}</li>
      ))}
    </ul>
  )
}
