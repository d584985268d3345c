import { type Material, material, plaster } from '../paint/material.ts'
import { lathe } from '../solid/lathe.ts'
import { bentBar, post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** A clay vase with dry grasses. */
export function grasses([x, y, z]: Vector, height: number, clay: Material = plaster): Solid[] {
  const h = height * 0.36
  const vase = lathe(
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
  const straw = material('#B99A5E')
  const stalks = Array.from({ length: 9 }, (_, at): Solid[] => {
    const lean = (at - 4) / 4
    const tip: Vector = [
      x + lean * height * 0.24,
      y + (at % 3) - 1,
      z + height * (0.82 + ((at * 5) % 7) * 0.03),
    ]
    const bend: Vector = [x + lean * height * 0.07, y, z + height * 0.62]
    const ear = [0, 1, 2, 3, 4].map((grain) => {
      const side = grain % 2 === 0 ? 1.3 : -1.3
      return post(
        [tip[0] + side, tip[1], tip[2] - grain * 2.4],
        [tip[0] + side * 0.3, tip[1], tip[2] - grain * 2.4 - 2],
        [0.25, 0.6],
        straw,
      )
    })
    return [...bentBar([[x, y, z + h * 0.9], bend, tip], 0.18, straw), ...ear].map((part) => ({
      ...part,
      dimsCm: 0,
      rank: 2,
    }))
  }).flat()
  return [...stalks, ...vase]
}
