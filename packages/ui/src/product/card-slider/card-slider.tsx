'use client'

import { Pause, Play } from 'lucide'
import { Children, type ReactNode, useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { BlockHeader } from '../../layout/block-header/block-header.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { SliderArrow } from '../../media/slider-arrow/slider-arrow.tsx'
import { useAutoplay } from '../../media/slider-arrow/use-autoplay.ts'
import { useSnapStrip } from '../../media/slider-arrow/use-snap-strip.ts'

export type CardSliderLabels = { back: string; on: string; pause: string; play: string }

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

const minCardsForArrows = 4

/**
 * A row of cards that scrolls horizontally: 1.5, 2.3, 3.3, 4.3 or 5.3 cards by screen width, 12 px
 * apart, arrows for more than four, eight seconds per step (slider.rules). The cut-off card shows
 * that there are more. Scrolling and snapping are native, so it works before any script runs; far
 * from the viewport it is not laid out.
 */
export function CardSlider(props: CardSliderProps) {
  const { title, labels, link, autoplay = false, busy, children } = props
  const { strip, index, isAtStart, isAtEnd, goTo } = useSnapStrip<HTMLUListElement>()
  const [playing, setPlaying] = useState(autoplay)
  const stop = () => setPlaying(false)
  // A child that is not there, such as cards still to come, is no slide.
  const slides = Children.toArray(children)
  const hasArrows = slides.length > minCardsForArrows
  useAutoplay(strip, playing && hasArrows, () => goTo(isAtEnd ? 0 : index + 1))

  const goToAndPause = (to: number) => {
    stop()
    goTo(to)
  }

  return (
    <section
      aria-label={title}
      aria-busy={busy}
      className="far-below [--high:480px] md:[--high:580px]"
    >
      <BlockHeader title={title}>
        {link}
        {hasArrows && (
          <span className="flex gap-2 max-md:hidden">
            {autoplay && (
              <IconButton
                label={playing ? labels.pause : labels.play}
                onClick={() => setPlaying(!playing)}
              >
                <Icon iconNode={playing ? Pause : Play} />
              </IconButton>
            )}
            <SliderArrow
              to="back"
              label={labels.back}
              disabled={isAtStart}
              onPress={() => goToAndPause(Math.max(0, index - 1))}
            />
            <SliderArrow
              to="on"
              label={labels.on}
              disabled={isAtEnd}
              onPress={() => goToAndPause(index + 1)}
            />
          </span>
        )}
      </BlockHeader>
      <ul
        ref={strip}
        onPointerDown={stop}
        onFocus={stop}
        className="relative -mx-gutter grid snap-x snap-mandatory auto-cols-[calc((100%-(var(--slides)-1)*--spacing(3))/var(--slides))] grid-flow-col grid-rows-[repeat(8,auto)] gap-x-3 gap-y-0 overflow-x-auto overscroll-x-contain scroll-px-gutter px-gutter [--slides:1.5] [scrollbar-width:none] sm:[--slides:2.3] min-[808px]:[--slides:3.3] min-[1064px]:[--slides:4.3] min-[1535px]:[--slides:5.3]"
      >
        {Children.map(slides, (card) => (
          <li className="row-span-8 grid min-w-0 snap-start grid-rows-subgrid gap-y-0">{card}</li>
        ))}
      </ul>
    </section>
  )
}
