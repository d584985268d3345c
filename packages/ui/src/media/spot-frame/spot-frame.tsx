import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

type Spot = {
  /** Position in percent of the picture. */
  x: number
  y: number
  /** What it points at. */
  name: string
}

type SpotFrameProps = {
  src: string
  alt: string
  spots: readonly Spot[]
  onMove: (index: number, x: number, y: number) => void
  /** Instructions for moving a spot, read after its name. */
  hint: string
}

/** Steps of the arrow keys in percent; with Shift the larger one. */
const steps = { small: 1, large: 5 }

/** A picture with numbered spots that are dragged, or moved by arrow keys. */
export function SpotFrame({ src, alt, spots, onMove, hint }: SpotFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const move = (index: number, x: number, y: number) => onMove(index, limit(x), limit(y))
  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const size = area.current?.getBoundingClientRect()
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(
      index,
      ((event.clientX - size.left) / size.width) * 100,
      ((event.clientY - size.top) / size.height) * 100,
    )
  }
  const moveByKey =
    (index: number, { x, y }: Spot) =>
    (event: KeyboardEvent) => {
      const step = event.shiftKey ? steps.large : steps.small
      const moves: Record<string, [number, number]> = {
        ArrowLeft: [x - step, y],
        ArrowRight: [x + step, y],
        ArrowUp: [x, y - step],
        ArrowDown: [x, y + step],
      }
      const to = moves[event.key]
      if (!to) return
      event.preventDefault()
      move(index, ...to)
    }
  return (
    <div ref={area} className="relative overflow-hidden rounded-compact select-none">
      <img src={src} alt={alt} draggable={false} className="block w-full" />
      {spots.map((spot, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place in the list
          key={index}
          type="button"
          aria-label={`${index + 1}. ${spot.name}: ${spot.x} %, ${spot.y} %. ${hint}`}
          style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
          className="absolute flex size-11 -translate-1/2 cursor-move touch-none items-center justify-center rounded-full focus-visible:z-10"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(index)}
          onKeyDown={moveByKey(index, spot)}
        >
          <span className="flex size-6 items-center justify-center rounded-full bg-white text-note font-semibold text-picture-ink ring-6 ring-white/38">
            {index + 1}
          </span>
        </button>
      ))}
    </div>
  )
}

function limit(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)))
}
