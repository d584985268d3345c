'use client'

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type CropBox, type CropGrip, moveCrop } from './crop-box.ts'

export type { CropBox } from './crop-box.ts'

type CropFrameProps = {
  src: string
  alt: string
  value: CropBox
  onChange: (value: CropBox) => void
  /** «Рамка вокруг вещи». */
  label: string
  /** How the frame is moved, read with its name. */
  hint: string
}

const grips = ['nw', 'ne', 'sw', 'se'] as const

const places = {
  nw: '-top-3.5 -left-3.5 cursor-nwse-resize',
  ne: '-top-3.5 -right-3.5 cursor-nesw-resize',
  sw: '-bottom-3.5 -left-3.5 cursor-nesw-resize',
  se: '-right-3.5 -bottom-3.5 cursor-nwse-resize',
} as const

const keyStep = 0.03

/** A picture with a frame round the part that is meant: drawn by its corners, or led by the keys. */
export function CropFrame({ src, alt, value, onChange, label, hint }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const held = useRef<{ grip: CropGrip; x: number; y: number; from: CropBox } | null>(null)

  const take = (grip: CropGrip) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { grip, x: event.clientX, y: event.clientY, from: value }
  }
  const draw = ({ clientX, clientY }: PointerEvent) => {
    const size = area.current?.getBoundingClientRect()
    if (!held.current || !size) return
    const { grip, x, y, from } = held.current
    onChange(moveCrop(from, grip, (clientX - x) / size.width, (clientY - y) / size.height))
  }
  const lead = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-keyStep, 0],
      ArrowRight: [keyStep, 0],
      ArrowUp: [0, -keyStep],
      ArrowDown: [0, keyStep],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(moveCrop(value, event.shiftKey ? 'se' : 'whole', ...step))
  }
  const letGo = () => {
    held.current = null
  }
  const place = Object.fromEntries(
    Object.entries(value).map(([side, share]) => [side, `${share * 100}%`]),
  )

  return (
    <div ref={area} className="relative mx-auto w-fit touch-none overflow-hidden select-none">
      <img src={src} alt={alt} draggable={false} className="block max-h-[46dvh] max-w-full" />
      {/* biome-ignore lint/a11y/useSemanticElements: a frame is moved in two directions, which no input is */}
      <div
        role="group"
        aria-roledescription={label}
        aria-label={`${label}. ${hint}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move it
        tabIndex={0}
        style={place}
        className="absolute cursor-move rounded-small border-2 border-white "
        onPointerDown={take('whole')}
        onPointerMove={draw}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={lead}
      >
        <span className="pointer-events-none absolute inset-0 rounded-small shadow-crop" />
        {grips.map((grip) => (
          <span
            key={grip}
            className={`absolute grid size-11 -m-2 place-items-center ${places[grip]}`}
            onPointerDown={take(grip)}
            onPointerMove={draw}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          >
            <span className="size-4 rounded-full border-2 border-white bg-accent" />
          </span>
        ))}
      </div>
    </div>
  )
}
