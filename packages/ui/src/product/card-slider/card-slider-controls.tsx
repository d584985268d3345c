import { Pause, Play } from 'lucide'
import { useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { SliderArrow } from '../../media/slider-arrow/slider-arrow.tsx'
import { useAutoplay } from '../../media/slider-arrow/use-autoplay.ts'
import { useStripPosition } from '../../media/slider-arrow/use-snap-strip.ts'

export type CardSliderLabels = { back: string; on: string; pause: string; play: string }

type CardSliderControlsProps = {
  labels: CardSliderLabels
  /** Advances every eight seconds until it is touched, paused or outside the viewport. */
  autoplay: boolean
}

/**
 * The arrows of a row of cards and the button that pauses it; on the phone a row has none. They find
 * the list of their `<CardStrip>` in the document, because it can be markup of the server.
 */
export function CardSliderControls({ labels, autoplay }: CardSliderControlsProps) {
  const place = useRef<HTMLSpanElement>(null)
  const strip = useMemo(
    () => ({
      get current() {
        return place.current?.closest('section')?.querySelector('ul') ?? null
      },
    }),
    [],
  )
  const { index, isAtStart, isAtEnd, goTo } = useStripPosition(strip)
  const [playing, setPlaying] = useState(autoplay)
  useAutoplay(strip, playing, () => goTo(isAtEnd ? 0 : index + 1))
  useEffect(() => {
    const row = strip.current
    if (!row) return
    const stop = () => setPlaying(false)
    row.addEventListener('pointerdown', stop)
    row.addEventListener('focusin', stop)
    return () => {
      row.removeEventListener('pointerdown', stop)
      row.removeEventListener('focusin', stop)
    }
  }, [strip])

  const goToAndPause = (to: number) => {
    setPlaying(false)
    goTo(to)
  }

  return (
    // On the phone the place remains, so that the row is known to be near the viewport.
    <span ref={place} className="max-md:absolute">
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
    </span>
  )
}
