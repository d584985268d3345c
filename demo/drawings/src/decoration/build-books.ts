import { createMaterial } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** Two or three books lying flat. */
export function buildBooks([x, y, z]: Vector, width = 26): Solid[] {
  const colours = ['#EDE6D8', '#5F7F78', '#B9583A']
  return colours.map((colour, index) =>
    buildBox(
      [x - width / 2 + index * 1.6, y - 9 + index * 0.6, z + index * 2.6],
      [x + width / 2 - index * 2.2, y + 9 - index, z + index * 2.6 + 2.5],
      { material: createMaterial(colour), dimsCm: 1 },
    ),
  )
}
