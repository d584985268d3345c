'use client'

import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { Spinner } from '../primitives/spinner.tsx'
import { LookNote } from './look-note.tsx'
import { nearestFrame } from './nearest-frame.ts'
import { useLoadedFrames } from './use-loaded-frames.ts'
import { useTurn } from './use-turn.ts'

type SpinViewProps = {
  /** Addresses of the frames, clockwise; 36 for every ten degrees. */
  frames: readonly string[]
  /** «Диван „Полдень“ со всех сторон». */
  label: string
  /** «На снимках отделка „лён“», where the chosen one is another. */
  note?: string | null
  words: SpinWords
}

type SpinWords = {
  left: string
  right: string
  hint: string
  loading: string
  failed: string
  retry: string
}

/** Frames that a key turns by: a step, or a quarter of the way round. */
const keys: Readonly<Record<string, (count: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (count) => -Math.round(count / 4),
  PageUp: (count) => Math.round(count / 4),
}

/**
 * A thing turned by finger, mouse, arrows or buttons, one frame at a time. The frames are fetched
 * when it is opened; until one is there, the nearest that is stands for it, so that nothing flashes.
 */
export function SpinView({ frames, label, note, words }: SpinViewProps) {
  const [attempt, setAttempt] = useState(0)
  const { loaded, isFailed } = useLoadedFrames(frames, attempt)
  const count = frames.length
  const { frame, show, isHeld, holders } = useTurn(count, loaded.size === count)
  const degrees = Math.round((frame * 360) / count)
  const press = (event: KeyboardEvent) => {
    const turn = keys[event.key]
    if (!turn && event.key !== 'Home' && event.key !== 'End') return
    // The same keys would scroll what lies below.
    event.preventDefault()
    if (turn) show(frame + turn(count))
    else show(event.key === 'Home' ? 0 : count - 1)
  }
  return (
    <div
      data-theme="light"
      aria-busy={loaded.size < count && !isFailed}
      className="relative flex size-full flex-col items-center gap-3 bg-sand pb-4 text-ink"
    >
      <LookNote>{note}</LookNote>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        onKeyDown={press}
        {...holders}
        className={`relative min-h-0 w-full flex-1 touch-none -outline-offset-4 select-none ${isHeld ? 'cursor-grabbing' : 'cursor-grab'}`}
      >
        {loaded.size > 0 && (
          <img
            src={frames[nearestFrame(frame, loaded, count)]}
            alt=""
            draggable={false}
            decoding="sync"
            // The frames are small, and their ground is nearly that of the window.
            className="absolute inset-0 m-auto aspect-5/4 max-h-full w-full max-w-200 mask-x-from-92% mask-y-from-92% object-contain"
          />
        )}
        {loaded.size === 0 && !isFailed && (
          <span className="absolute inset-0 flex items-center justify-center gap-3 text-small">
            <Spinner size="bar" />
            {words.loading}
          </span>
        )}
      </div>
      {isFailed && loaded.size === 0 && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4">
          <p role="alert">{words.failed}</p>
          <Button kind="outline" size={40} onClick={() => setAttempt(attempt + 1)}>
            {words.retry}
          </Button>
        </div>
      )}
      <div className="h-1 w-48 overflow-hidden rounded-full" aria-hidden="true">
        {loaded.size < count && !isFailed && (
          <div
            className="h-full bg-ink-soft transition-[width]"
            style={{ width: `${(loaded.size / count) * 100}%` }}
          />
        )}
      </div>
      <div className="flex items-center gap-3 px-4 text-small text-ink-soft">
        <IconButton kind="white" label={words.left} onClick={() => show(frame - 1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <span>{words.hint}</span>
        <IconButton kind="white" label={words.right} onClick={() => show(frame + 1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
    </div>
  )
}
