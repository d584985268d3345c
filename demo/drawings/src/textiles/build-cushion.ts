import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { createMaterial } from '../material/material.ts'
import { getSeatTopHeight } from '../seating/sofa-parts.ts'
import { buildPillow } from '../solid/build-pillow.ts'
import type { Solid } from '../solid/solid.ts'
import { normalize } from '../space/vector.ts'

/** Loose cushions standing upright. */
export const buildCushion: BuildFurniture = ({ width, depth, height, finish }) => {
  const [wide, high] = [Math.max(width, depth), Math.min(width, depth)]
  return [
    buildPillow({
      middle: [0, 0, high * 0.47],
      right: normalize([1, 0.04, 0.03]),
      up: normalize([-0.03, 0.16, 1]),
      width: wide,
      height: high,
      thickness: height * 1.25,
      material: finish,
    }),
  ]
}

const accents = ['#B65A38', '#3F6650', '#D3A23C', '#E9E2D3', '#4A6487'] as const

/** A loose pillow in another colour, leaning against the back. */
export function buildThrowPillow(model: FurnitureModel, x: number, size: number): Solid {
  const colour = accents[(model.style + 1) % accents.length] ?? accents[0]
  const other = colour.toLowerCase() === model.finish.colour.toLowerCase() ? '#E9E2D3' : colour
  return buildPillow({
    middle: [x, model.depth / 2 - 42, getSeatTopHeight(model) + size * 0.46],
    right: normalize([1, 0.16, 0.1]),
    up: normalize([-0.1, 0.34, 1]),
    width: size,
    height: size,
    thickness: 14,
    material: createMaterial(other, 'weave'),
  })
}
