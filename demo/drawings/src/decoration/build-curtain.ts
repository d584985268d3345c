import { createMaterial } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'

/** A linen curtain from its rail to the floor. */
export function buildCurtain(left: number, right: number, y: number, high: number): Solid[] {
  const folds = Math.max(3, Math.round((right - left) / 9))
  const wide = (right - left) / folds
  const linen = createMaterial('#E6DDCE', null)
  return [
    ...Array.from({ length: folds }, (_, index) => {
      const x = left + (index + 0.5) * wide
      return {
        ...buildPost(
          [x, y + (index % 2) * 2, 1],
          [x, y + (index % 2) * 2, high],
          wide * 0.62,
          linen,
        ),
        dimsCm: 3,
      }
    }),
    buildPost([left - 6, y, high + 1], [right + 20, y, high + 1], 1.2, createMaterial('#3A352E')),
  ]
}
