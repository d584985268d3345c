'use client'

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { PictureData } from './product-picture.tsx'
import { ProductPicture } from './product-picture.tsx'

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
  /** «План стены», for readers. */
  label: string
  wallCm: number
  modules: readonly WallModule[]
  chosenKey: number | null
  onChoose: (key: number) => void
  /** Where its left edge is wanted, in cm. */
  onMove: (key: number, xCm: number) => void
}

/** A room is so high; what hangs begins above a worktop. */
const roomCm = 260
const hangsAtCm = 142
const keyStepCm = 10
/** Wider than this the room would be higher than a screen. */
const mostHighRem = 34

/** The wall from the front, to scale: modules are chosen, dragged, or moved by the arrow keys. */
export function WallPlan({ label, wallCm, modules, chosenKey, onChoose, onMove }: WallPlanProps) {
  const wall = useRef<HTMLUListElement>(null)
  const drag = useRef<{ key: number; fromX: number; fromCm: number } | null>(null)

  const begin = (event: PointerEvent, module: WallModule) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { key: module.key, fromX: event.clientX, fromCm: module.xCm }
    onChoose(module.key)
  }
  const move = (event: PointerEvent) => {
    const { current } = drag
    const width = wall.current?.clientWidth ?? 0
    if (!current || width === 0) return
    const movedCm = ((event.clientX - current.fromX) * wallCm) / width
    onMove(current.key, Math.round(current.fromCm + movedCm))
  }
  const end = () => {
    drag.current = null
  }
  const press = (event: KeyboardEvent, module: WallModule) => {
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
        aspectRatio: `${wallCm} / ${roomCm}`,
        maxWidth: `calc(${mostHighRem}rem * ${wallCm / roomCm})`,
      }}
      className="relative w-full overflow-hidden rounded-medium border-b-4 border-line-strong bg-sand"
    >
      {modules.map((module) => (
        <li
          key={module.key}
          style={{
            left: `${(module.xCm * 100) / wallCm}%`,
            width: `${(module.widthCm * 100) / wallCm}%`,
            height: `${(Math.min(module.heightCm, roomCm) * 100) / roomCm}%`,
            bottom: module.row === 'wall' ? `${(hangsAtCm * 100) / roomCm}%` : '0',
          }}
          className="absolute"
        >
          <button
            type="button"
            aria-label={module.name}
            aria-pressed={module.key === chosenKey}
            onClick={() => onChoose(module.key)}
            onPointerDown={(event) => begin(event, module)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={(event) => press(event, module)}
            className={`size-full touch-pan-y overflow-hidden border bg-sand-deep ${module.key === chosenKey ? 'border-2 border-accent' : 'border-line-strong'}`}
          >
            {module.picture && <ProductPicture picture={module.picture} alt="" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
