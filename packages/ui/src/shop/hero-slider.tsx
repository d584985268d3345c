'use client'

import { Pause, Play } from 'lucide'
import { Children, type ReactNode, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import type { CardSliderWords } from './card-slider.tsx'
import { SliderArrow } from './slider-arrow.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSnapStrip } from './use-snap-strip.ts'

type HeroSliderProps = {
  /** What the scenes are, for readers. */
  label: string
  words: CardSliderWords
  /** `<HeroScene>`s, two or more. */
  children: ReactNode
}

/**
 * The scenes of the home page side by side: eight seconds each until somebody touches, points at or
 * stops them (storefront §9). The strip is the browser's own, so it moves before any script.
 */
export function HeroSlider({ label, words, children }: HeroSliderProps) {
  const { strip, index, goTo } = useSnapStrip<HTMLUListElement>()
  const [playing, setPlaying] = useState(true)
  const stop = () => setPlaying(false)
  const count = Children.count(children)
  const goOn = () => goTo((index + 1) % count)
  useAutoplay(strip, playing, goOn)

  return (
    <section aria-label={label} className="relative mx-auto max-w-480">
      <ul
        ref={strip}
        onPointerDown={stop}
        onFocus={stop}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {Children.map(children, (scene) => (
          <li className="w-full shrink-0 snap-start snap-always">{scene}</li>
        ))}
      </ul>
      <div className="page-width flex items-center justify-center gap-1 pt-4 xl:absolute xl:right-gutter xl:bottom-6 xl:w-auto xl:rounded-full xl:bg-surface xl:p-1">
        <IconButton label={playing ? words.pause : words.play} onClick={() => setPlaying(!playing)}>
          <Icon of={playing ? Pause : Play} />
        </IconButton>
        <SliderArrow
          to="back"
          label={words.back}
          onPress={() => {
            stop()
            goTo((index + count - 1) % count)
          }}
        />
        <span className="min-w-12 text-center text-meta tabular-nums">
          {index + 1} / {count}
        </span>
        <SliderArrow
          to="on"
          label={words.on}
          onPress={() => {
            stop()
            goOn()
          }}
        />
      </div>
    </section>
  )
}
