import { material } from '../paint/material.ts'
import { pillow } from '../solid/pillow.ts'
import type { Solid } from '../solid/solid.ts'
import { unit } from '../space/vector.ts'
import type { Model } from './model.ts'
import { seatTop } from './sofa-parts.ts'

const accents = ['#B65A38', '#3F6650', '#D3A23C', '#E9E2D3', '#4A6487'] as const

/** A loose pillow in another colour, leaning on the back. */
export function throwPillow(model: Model, x: number, size: number): Solid {
  const colour = accents[(model.style + 1) % accents.length] ?? accents[0]
  const other = colour.toLowerCase() === model.finish.colour.toLowerCase() ? '#E9E2D3' : colour
  return pillow({
    middle: [x, model.depth / 2 - 42, seatTop(model) + size * 0.46],
    right: unit([1, 0.16, 0.1]),
    up: unit([-0.1, 0.34, 1]),
    width: size,
    height: size,
    thickness: 14,
    material: material(other, 'weave'),
  })
}
