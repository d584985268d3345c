import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { PictureData } from '../../media/product-picture/product-picture.tsx'
import { ProductPicture } from '../../media/product-picture/product-picture.tsx'

export type WallModule = {
  key: number
  name: string
  xCm: number
  widthCm: number
  heightCm: number
  row: 'floor' | 'wall'
  picture?: PictureData
}

type WallPlanProps = {
  /** «План стены», for screen readers. */
  label: string
  wallCm: number
  modules: readonly WallModule[]
  chosenKey: number | null
  onChoose: (key: number) => void
  /** Called with the requested position of its left edge, in cm. */
  onMove: (key: number, xCm: number) => void
}

/** Height of the room; wall modules start above the worktop. */
const wallHeightCm = 260
const wallRowBottomCm = 142
const keyStepCm = 10
/** At a larger width the wall would be taller than a screen. */
const maxHeightRem = 34

/** The wall from the front, to scale: modules are selected, dragged, or moved by the arrow keys. */
export function WallPlan({ label, wallCm, modules, chosenKey, onChoose, onMove }: WallPlanProps) {
  const wall = useRef<HTMLUListElement>(null)
  const drag = useRef<{ key: number; fromX: number; fromCm: number } | null>(null)

  const startDrag = (event: PointerEvent, module: WallModule) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { key: module.key, fromX: event.clientX, fromCm: module.xCm }
    onChoose(module.key)
  }
  const dragModule = (event: PointerEvent) => {
    const { current } = drag
    const width = wall.current?.clientWidth ?? 0
    if (!current || width === 0) return
    const movedCm = ((event.clientX - current.fromX) * wallCm) / width
    onMove(current.key, Math.round(current.fromCm + movedCm))
  }
  const endDrag = () => {
    drag.current = null
  }
  const moveByKey = (event: KeyboardEvent, module: WallModule) => {
    const sign = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!sign) return
    event.preventDefault()
    onMove(module.key, module.xCm + sign * keyStepCm)
  }

  return (
    <ul
      ref={wall}
      aria-label={label}
      data-theme="light"
      style={{
        aspectRatio: `${wallCm} / ${wallHeightCm}`,
        maxWidth: `calc(${maxHeightRem}rem * ${wallCm / wallHeightCm})`,
      }}
      className="relative w-full overflow-hidden rounded-medium border-b-4 border-line-strong bg-sand"
    >
      {modules.map((module) => (
        <li
          key={module.key}
          style={{
            left: `${(module.xCm * 100) / wallCm}%`,
            width: `${(module.widthCm * 100) / wallCm}%`,
            height: `${(Math.min(module.heightCm, wallHeightCm) * 100) / wallHeightCm}%`,
            bottom: module.row === 'wall' ? `${(wallRowBottomCm * 100) / wallHeightCm}%` : '0',
          }}
          className="absolute"
        >
          <button
            type="button"
            aria-label={module.name}
            aria-pressed={module.key === chosenKey}
            onClick={() => onChoose(module.key)}
            onPointerDown={(event) => startDrag(event, module)}
            onPointerMove={dragModule}
            onPointerUp={endDrag}
            onPointerCancel={endDrag}
            onKeyDown={(event) => moveByKey(event, module)}
            className={`size-full touch-pan-y overflow-hidden border bg-sand-deep ${module.key === chosenKey ? 'border-2 border-accent' : 'border-line-strong'}`}
          >
            {module.picture && <ProductPicture picture={module.picture} alt="" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
