'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'

type SpinViewProps = {
  /** Addresses of the frames, clockwise; 36 for every ten degrees. */
  frames: readonly string[]
  /** «Диван „Полдень“ со всех сторон». */
  label: string
  words: { left: string; right: string; hint: string }
}

/** A finger's way over the whole width turns the thing once. */
const turnsAcross = 1

/** A thing turned by finger, mouse, arrows or buttons: one frame at a time, fetched beforehand. */
export function SpinView({ frames, label, words }: SpinViewProps) {
  const [frame, setFrame] = useState(0)
  const start = useRef<{ x: number; frame: number } | null>(null)
  const count = frames.length

  useEffect(() => {
    for (const src of frames) new Image().src = src
  }, [frames])

  const turn = (by: number) => setFrame((now) => (((now + by) % count) + count) % count)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return
    const width = event.currentTarget.clientWidth || 1
    const steps = Math.round(((event.clientX - start.current.x) / width) * count * turnsAcross)
    setFrame((((start.current.frame - steps) % count) + count) % count)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <div className="flex size-full flex-col items-center gap-3 pb-4">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={Math.round((frame * 360) / count)}
        aria-valuetext={`${Math.round((frame * 360) / count)}°`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, frame }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          start.current = null
        }}
        onPointerCancel={() => {
          start.current = null
        }}
        className="min-h-0 w-full flex-1 cursor-ew-resize touch-none select-none"
      >
        <img
          src={frames[frame]}
          alt=""
          draggable={false}
          className="mx-auto size-full object-contain"
        />
      </div>
      <div className="flex items-center gap-3 text-small text-ink-soft">
        <IconButton kind="sand" label={words.left} onClick={() => turn(-1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <span>{words.hint}</span>
        <IconButton kind="sand" label={words.right} onClick={() => turn(1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
    </div>
  )
}
