import { Children, type ReactNode } from 'react'
import { CardSliderControls, type CardSliderLabels } from './card-slider-controls.tsx'
import { CardStrip, minCardsWithArrows } from './card-strip.tsx'

type CardSliderProps = {
  title: string
  labels: CardSliderLabels
  /** «Все хиты». */
  link?: ReactNode
  /** Advances every eight seconds until it is touched, paused or outside the viewport. */
  autoplay?: boolean
  busy?: boolean
  /** `<ProductCard>`, `<CardSkeleton>` or another element of eight rows. */
  children: ReactNode
}

/**
 * A row of cards that scrolls horizontally, arrows for more than four, eight seconds per step
 * (slider.rules).
 */
export function CardSlider(props: CardSliderProps) {
  const { title, labels, link, autoplay = false, busy, children } = props
  // A child that is not there, such as cards still to come, is no slide.
  const slides = Children.toArray(children)
  const header = (
    <>
      {link}
      {slides.length >= minCardsWithArrows && (
        <CardSliderControls labels={labels} autoplay={autoplay} />
      )}
    </>
  )
  return (
    <CardStrip title={title} busy={busy} header={header}>
      {slides}
    </CardStrip>
  )
}
