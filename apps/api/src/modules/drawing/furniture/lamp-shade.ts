import { type Material, material } from '../paint/material.ts'
import { orb } from '../solid/orb.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

const linenShade = material('#F6E9CF', null, 0)

/** Milk glass with a lamp in it. */
export const glowing = material('#FFF0CC', null, 0)

/** A ball of milk glass on its holder. */
export function globe(at: Vector, radius: number, metal: Material): Solid[] {
  return [
    { ...orb(at, radius, glowing), glows: true },
    post([at[0], at[1], at[2] + radius * 0.92], [at[0], at[1], at[2] + radius + 4], 2.2, metal),
  ]
}

/** A shade of linen. */
export function shade([x, y, z]: Vector, radius: number, high: number): Solid[] {
  const cone = post([x, y, z], [x, y, z + high], [radius, radius * 0.78], linenShade)
  return [{ ...cone, glows: true, rank: 1 }]
}
