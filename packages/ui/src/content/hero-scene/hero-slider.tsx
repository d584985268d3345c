import { Pause, Play } from 'lucide'
import { Children, type ReactNode, useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { SliderArrow } from '../../media/slider-arrow/slider-arrow.tsx'
import { useAutoplay } from '../../media/slider-arrow/use-autoplay.ts'
import { useSnapStrip } from '../../media/slider-arrow/use-snap-strip.ts'
import type { CardSliderLabels } from '../../product/card-slider/card-slider-controls.tsx'

type HeroSliderProps = {
  /** Accessible name of the slider. */
  label: string
  labels: CardSliderLabels
  /** Two or more `<HeroScene>`s. */
  children: ReactNode
}

/**
 * The scenes of the home page side by side, eight seconds each until a shopper touches, hovers or
 * pauses them (slider.rules). The strip scrolls natively, so it works before any script runs.
 */
export function HeroSlider({ label, labels, children }: HeroSliderProps) {
  const { strip, index, goTo } = useSnapStrip<HTMLUListElement>()
  const [playing, setPlaying] = useState(true)
  const stop = () => setPlaying(false)
  const count = Children.count(children)
  const goToNext = () => goTo((index + 1) % count)
  useAutoplay(strip, playing, goToNext)

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
        <IconButton
          label={playing ? labels.pause : labels.play}
          onClick={() => setPlaying(!playing)}
        >
          <Icon iconNode={playing ? Pause : Play} />
        </IconButton>
        <SliderArrow
          to="back"
          label={labels.back}
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
          label={labels.on}
          onPress={() => {
            stop()
            goToNext()
          }}
        />
      </div>
    </section>
  )
}
