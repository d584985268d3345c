import { createMaterial, type Material, plaster } from '../material/material.ts'
import { buildLathe } from '../solid/build-lathe.ts'
import { buildBentBar, buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** A clay vase with dry grasses. */
export function buildGrasses([x, y, z]: Vector, height: number, clay: Material = plaster): Solid[] {
  const h = height * 0.36
  const vase = buildLathe(
    [x, y, z],
    [
      [0, h * 0.26],
      [h * 0.14, h * 0.36],
      [h * 0.42, h * 0.42],
      [h * 0.68, h * 0.32],
      [h * 0.84, h * 0.15],
      [h, h * 0.17],
    ],
    clay,
  )
  const straw = createMaterial('#B99A5E')
  const stalks = Array.from({ length: 9 }, (_, index): Solid[] => {
    const lean = (index - 4) / 4
    const tip: Vector = [
      x + lean * height * 0.24,
      y + (index % 3) - 1,
      z + height * (0.82 + ((index * 5) % 7) * 0.03),
    ]
    const bend: Vector = [x + lean * height * 0.07, y, z + height * 0.62]
    const ear = [0, 1, 2, 3, 4].map((grain) => {
      const side = grain % 2 === 0 ? 1.3 : -1.3
      return buildPost(
        [tip[0] + side, tip[1], tip[2] - grain * 2.4],
        [tip[0] + side * 0.3, tip[1], tip[2] - grain * 2.4 - 2],
        [0.25, 0.6],
        straw,
      )
    })
    return [...buildBentBar([[x, y, z + h * 0.9], bend, tip], 0.18, straw), ...ear].map((part) => ({
      ...part,
      dimsCm: 0,
      rank: 2,
    }))
  }).flat()
  return [...stalks, ...vase]
}
