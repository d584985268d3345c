import { Children, type ReactNode } from 'react'
import { BlockHeader } from '../../layout/block-header/block-header.tsx'

type CardStripProps = {
  title: string
  /** The link to the full list and `<CardSliderControls>`, at the right of the title. */
  header?: ReactNode
  busy?: boolean | undefined
  /** `<ProductCard>`, `<CardSkeleton>` or another element of eight rows. */
  children: ReactNode
}

/** From this number of cards on a row has arrows (slider.rules). */
export const minCardsWithArrows = 5

/**
 * A row of cards that scrolls horizontally: 1.5, 2.3, 3.3, 4.3 or 5.3 cards by screen width, 12 px
 * apart (slider.rules). The cut-off card shows that there are more. Scrolling and snapping are
 * native, so it works before any script runs; far from the viewport it is not laid out.
 */
export function CardStrip({ title, header, busy, children }: CardStripProps) {
  return (
    <section
      aria-label={title}
      aria-busy={busy}
      className="far-below [--high:480px] md:[--high:580px]"
      // The storefront marks it once it is laid out, maybe before it is hydrated.
      suppressHydrationWarning
    >
      <BlockHeader title={title}>{header}</BlockHeader>
      <ul className="relative -mx-gutter grid snap-x snap-mandatory auto-cols-[calc((100%-(var(--slides)-1)*--spacing(3))/var(--slides))] grid-flow-col grid-rows-[repeat(8,auto)] gap-x-3 gap-y-0 overflow-x-auto overscroll-x-contain scroll-px-gutter px-gutter [--slides:1.5] [scrollbar-width:none] sm:[--slides:2.3] min-[808px]:[--slides:3.3] min-[1064px]:[--slides:4.3] min-[1535px]:[--slides:5.3]">
        {Children.map(children, (card) => (
          <li className="row-span-8 grid min-w-0 snap-start grid-rows-subgrid gap-y-0">{card}</li>
        ))}
      </ul>
    </section>
  )
}
