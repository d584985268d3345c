import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** Bends a backrest around the sitter and leans it back. */
export function bendBack(part: Solid, cm: number, from = part.bounds.low[2]): Solid {
  const { low, high } = part.bounds
  const half = (high[0] - low[0]) / 2
  const tip = createLean(from, high[2], 7)
  return reshapeSolid(part, (point) => {
    const [x, y, z] = tip(point)
    return [x, y - (x / half) ** 2 * cm, z]
  })
}

/** Returns a function that moves points back in proportion to their height. */
export function createLean(from: number, to: number, cm: number) {
  return ([x, y, z]: Vector): Vector => [x, y + (Math.max(0, z - from) / (to - from)) * cm, z]
}
