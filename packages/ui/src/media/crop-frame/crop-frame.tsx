import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type CropBox, type CropGrip, moveCrop } from './move-crop.ts'

export type { CropBox } from './move-crop.ts'

type CropFrameProps = {
  src: string
  alt: string
  value: CropBox
  onChange: (value: CropBox) => void
  /** «Рамка вокруг вещи». */
  label: string
  /** Instructions for moving the frame, read after its label. */
  hint: string
}

const grips = ['nw', 'ne', 'sw', 'se'] as const

const gripClasses = {
  nw: '-top-3.5 -left-3.5 cursor-nwse-resize',
  ne: '-top-3.5 -right-3.5 cursor-nesw-resize',
  sw: '-bottom-3.5 -left-3.5 cursor-nesw-resize',
  se: '-right-3.5 -bottom-3.5 cursor-nwse-resize',
} as const

const keyStep = 0.03

/** A picture with a crop frame: resized by its corners, moved by dragging or by arrow keys. */
export function CropFrame({ src, alt, value, onChange, label, hint }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const dragStart = useRef<{ grip: CropGrip; x: number; y: number; from: CropBox } | null>(null)

  const startDrag = (grip: CropGrip) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    dragStart.current = { grip, x: event.clientX, y: event.clientY, from: value }
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const size = area.current?.getBoundingClientRect()
    if (!dragStart.current || !size) return
    const { grip, x, y, from } = dragStart.current
    onChange(moveCrop(from, grip, (clientX - x) / size.width, (clientY - y) / size.height))
  }
  const moveByKey = (event: KeyboardEvent) => {
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
  const endDrag = () => {
    dragStart.current = null
  }
  const framePosition = Object.fromEntries(
    Object.entries(value).map(([side, share]) => [side, `${share * 100}%`]),
  )

  return (
    <div ref={area} className="relative mx-auto w-fit touch-none overflow-hidden select-none">
      <img src={src} alt={alt} draggable={false} className="block max-h-[46dvh] max-w-full" />
      {/* biome-ignore lint/a11y/useSemanticElements: the frame moves in two directions; no native input does */}
      <div
        role="group"
        aria-roledescription={label}
        aria-label={`${label}. ${hint}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        style={framePosition}
        className="absolute cursor-move rounded-small border-2 border-white "
        onPointerDown={startDrag('whole')}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onKeyDown={moveByKey}
      >
        <span className="pointer-events-none absolute inset-0 rounded-small shadow-crop" />
        {grips.map((grip) => (
          <span
            key={grip}
            className={`absolute grid size-11 -m-2 place-items-center ${gripClasses[grip]}`}
            onPointerDown={startDrag(grip)}
            onPointerMove={drag}
            onPointerUp={endDrag}
            onPointerCancel={endDrag}
          >
            <span className="size-4 rounded-full border-2 border-white bg-accent" />
          </span>
        ))}
      </div>
    </div>
  )
}
