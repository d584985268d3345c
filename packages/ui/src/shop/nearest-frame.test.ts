import { expect, it } from 'vitest'
import { nearestFrame } from './nearest-frame.ts'

it.each([
  ['the frame itself', 5, [0, 5, 6], 5],
  ['a neighbour', 7, [0, 5, 6], 6],
  ['the way round over the first', 35, [1, 20], 1],
  ['the wanted one while nothing is there', 9, [], 9],
])('[product.page] shows %s', (_, wanted, loaded, shown) => {
  expect(nearestFrame(wanted, new Set(loaded), 36)).toBe(shown)
})
