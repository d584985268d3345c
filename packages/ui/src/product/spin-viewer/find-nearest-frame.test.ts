import { expect, it } from 'vitest'
import { findNearestFrame } from './spin-viewer.tsx'

it.each([
  ['the frame itself', 5, [0, 5, 6], 5],
  ['the nearest neighbour', 7, [0, 5, 6], 6],
  ['the shorter way over the first frame', 35, [1, 20], 1],
  ['the requested frame if none is loaded', 9, [], 9],
])('[product.page] shows %s', (_, targetFrame, loaded, shown) => {
  expect(findNearestFrame(targetFrame, new Set(loaded), 36)).toBe(shown)
})
