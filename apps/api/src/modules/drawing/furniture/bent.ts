import { reshaped } from '../solid/make-solid.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** A back curved round the sitter and leaning away. */
export function bent(part: Solid, cm: number, from = part.bounds.low[2]): Solid {
  const { low, high } = part.bounds
  const half = (high[0] - low[0]) / 2
  const tip = lean(from, high[2], 7)
  return reshaped(part, (point) => {
    const [x, y, z] = tip(point)
    return [x, y - (x / half) ** 2 * cm, z]
  })
}

/** Moves points back the more, the higher they are. */
export function lean(from: number, to: number, cm: number) {
  return ([x, y, z]: Vector): Vector => [x, y + (Math.max(0, z - from) / (to - from)) * cm, z]
}
