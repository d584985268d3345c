import { material } from '../paint/material.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'

/** A linen curtain from its rail to the floor. */
export function curtain(left: number, right: number, y: number, high: number): Solid[] {
  const folds = Math.max(3, Math.round((right - left) / 9))
  const wide = (right - left) / folds
  const linen = material('#E6DDCE', null)
  return [
    ...Array.from({ length: folds }, (_, at) => {
      const x = left + (at + 0.5) * wide
      return {
        ...post([x, y + (at % 2) * 2, 1], [x, y + (at % 2) * 2, high], wide * 0.62, linen),
        dimsCm: 3,
      }
    }),
    post([left - 6, y, high + 1], [right + 20, y, high + 1], 1.2, material('#3A352E')),
  ]
}
