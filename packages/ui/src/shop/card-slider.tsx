'use client'

import { Pause, Play } from 'lucide'
import { Children, type ReactNode, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { BlockHead } from './block-head.tsx'
import { SliderArrow } from './slider-arrow.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSnapStrip } from './use-snap-strip.ts'

export type CardSliderWords = { back: string; on: string; pause: string; play: string }

type CardSliderProps = {
  title: string
  words: CardSliderWords
  /** «Все хиты». */
  link?: ReactNode
  /** Goes on by itself every eight seconds until it is touched, paused or out of sight. */
  autoplay?: boolean
  busy?: boolean
  /** `<ProductCard>` or `<CardSkeleton>`; what is of eight rows. */
  children: ReactNode
}

const arrowsAbove = 4

/**
 * A row of cards that goes sideways: 1.5, 2.3, 3.3, 4.3 or 5.3 of them by the width of the screen,
 * 12 px apart, arrows above four, eight seconds a step (storefront §9). The cut card says that there
 * is more. Scrolling and snapping are the browser's own, so it moves before any script; far from the
 * screen it is not laid out.
 */
export function CardSlider(props: CardSliderProps) {
  const { title, words, link, autoplay = false, busy, children } = props
  const { strip, index, isAtStart, isAtEnd, goTo } = useSnapStrip<HTMLUListElement>()
  const [playing, setPlaying] = useState(autoplay)
  const stop = () => setPlaying(false)
  const hasArrows = Children.count(children) > arrowsAbove
  useAutoplay(strip, playing && hasArrows, () => goTo(isAtEnd ? 0 : index + 1))

  const go = (to: number) => {
    stop()
    goTo(to)
  }

  return (
    <section
      aria-label={title}
      aria-busy={busy}
      className="far-below [--high:480px] md:[--high:580px]"
    >
      <BlockHead title={title}>
        {link}
        {hasArrows && (
          <span className="flex gap-2 max-md:hidden">
            {autoplay && (
              <IconButton
                label={playing ? words.pause : words.play}
                onClick={() => setPlaying(!playing)}
              >
                <Icon of={playing ? Pause : Play} />
              </IconButton>
            )}
            <SliderArrow
              to="back"
              label={words.back}
              disabled={isAtStart}
              onPress={() => go(Math.max(0, index - 1))}
            />
            <SliderArrow
              to="on"
              label={words.on}
              disabled={isAtEnd}
              onPress={() => go(index + 1)}
            />
          </span>
        )}
      </BlockHead>
      <ul
        ref={strip}
        onPointerDown={stop}
        onFocus={stop}
        className="relative -mx-gutter grid snap-x snap-mandatory auto-cols-[calc((100%-(var(--slides)-1)*--spacing(3))/var(--slides))] grid-flow-col grid-rows-[repeat(8,auto)] gap-x-3 gap-y-0 overflow-x-auto overscroll-x-contain scroll-px-gutter px-gutter [--slides:1.5] [scrollbar-width:none] sm:[--slides:2.3] min-[808px]:[--slides:3.3] min-[1064px]:[--slides:4.3] min-[1535px]:[--slides:5.3]"
      >
        {Children.map(children, (card) => (
          <li className="row-span-8 grid min-w-0 snap-start grid-rows-subgrid gap-y-0">{card}</li>
        ))}
      </ul>
    </section>
  )
}
