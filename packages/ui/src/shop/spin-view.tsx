'use client'

import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { nearestFrame } from './nearest-frame.ts'
import { useLoadedFrames } from './use-loaded-frames.ts'

type SpinViewProps = {
  /** Addresses of the frames, clockwise; 36 for every ten degrees. */
  frames: readonly string[]
  /** «Диван „Полдень“ со всех сторон». */
  label: string
  words: { left: string; right: string; hint: string }
}

/** A finger's way over the whole width turns the thing once. */
const turnsAcross = 1

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
export function SpinView({ frames, label, words }: SpinViewProps) {
  const [frame, setFrame] = useState(0)
  const start = useRef<{ x: number; frame: number } | null>(null)
  const loaded = useLoadedFrames(frames)
  const count = frames.length
  const degrees = Math.round((frame * 360) / count)

  const show = (wanted: number) => setFrame(((wanted % count) + count) % count)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return
    const width = event.currentTarget.clientWidth || 1
    const steps = Math.round(((event.clientX - start.current.x) / width) * count * turnsAcross)
    show(start.current.frame - steps)
  }
  const press = (event: KeyboardEvent) => {
    const turn = keys[event.key]
    if (!turn && event.key !== 'Home' && event.key !== 'End') return
    // The same keys would scroll what lies below.
    event.preventDefault()
    if (turn) show(frame + turn(count))
    else show(event.key === 'Home' ? 0 : count - 1)
  }
  const drop = () => {
    start.current = null
  }
  return (
    <div
      aria-busy={loaded.size < count}
      className="flex size-full flex-col items-center gap-3 pb-4"
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, frame }
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        className="min-h-0 w-full flex-1 cursor-ew-resize touch-none select-none"
      >
        <img
          src={frames[nearestFrame(frame, loaded, count)]}
          alt=""
          draggable={false}
          className="mx-auto size-full object-contain"
        />
      </div>
      <div className="flex items-center gap-3 px-4 text-small text-ink-soft">
        <IconButton kind="sand" label={words.left} onClick={() => show(frame - 1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <span>{words.hint}</span>
        <IconButton kind="sand" label={words.right} onClick={() => show(frame + 1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
    </div>
  )
}
