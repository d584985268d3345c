import { mixColours } from '../canvas/colour.ts'
import { createMaterial, type Material } from '../material/material.ts'
import { buildFlat } from '../solid/build-flat.ts'
import { buildLathe } from '../solid/build-lathe.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** A rubber plant in a basket. */
export function buildPlant([x, y, z]: Vector, height: number): Solid[] {
  const pot = buildLathe(
    [x, y, z],
    [
      [0, height * 0.13],
      [height * 0.1, height * 0.155],
      [height * 0.22, height * 0.15],
    ],
    createMaterial('#C8AE86', 'rib'),
  )
  const count = 15
  const leaves = Array.from({ length: count }, (_, index): Solid[] => {
    const share = index / (count - 1)
    const angle = index * 2.4
    const root: Vector = [x + Math.sin(angle) * 1.5, y, z + height * (0.3 + share * 0.52)]
    const reach = height * (0.24 - share * 0.1)
    const tip: Vector = [
      x + Math.cos(angle) * reach * 1.2,
      y + Math.sin(angle) * reach * 0.7,
      root[2] + reach * (0.35 + share * 0.9),
    ]
    const shade = mixColours('#3F6047', '#7C9A6B', ((index * 7) % 10) / 14)
    return [
      buildPost([x, y, z + height * 0.2], root, 0.7, createMaterial('#6B5A41')),
      buildLeaf(root, tip, reach * 0.34, createMaterial(shade, null, 0.15)),
    ].map((part) => ({ ...part, dimsCm: 0.6 }))
  }).flat()
  return [...pot, ...leaves]
}

function buildLeaf(root: Vector, tip: Vector, wide: number, green_: Material): Solid {
  const side = (share: number, sign: number): Vector => {
    const bulge = Math.sin(share ** 0.8 * Math.PI) * wide * sign
    return [
      root[0] + (tip[0] - root[0]) * share + bulge * 0.75,
      root[1] + (tip[1] - root[1]) * share,
      root[2] + (tip[2] - root[2]) * share - bulge * 0.45 + Math.sin(share * Math.PI) * wide * 0.4,
    ]
  }
  const steps = [0, 0.12, 0.26, 0.42, 0.58, 0.74, 0.88, 1]
  const outline = [
    ...steps.map((step) => side(step, 1)),
    ...steps.toReversed().map((step) => side(step, -1)),
  ]
  return buildFlat(outline, [0, -0.8, 0.5], green_)
}
