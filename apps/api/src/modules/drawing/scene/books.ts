import { material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** Two or three books lying. */
export function books([x, y, z]: Vector, width = 26): Solid[] {
  const colours = ['#EDE6D8', '#5F7F78', '#B9583A']
  return colours.map((colour, at) =>
    box(
      [x - width / 2 + at * 1.6, y - 9 + at * 0.6, z + at * 2.6],
      [x + width / 2 - at * 2.2, y + 9 - at, z + at * 2.6 + 2.5],
      { material: material(colour), dimsCm: 1 },
    ),
  )
}
