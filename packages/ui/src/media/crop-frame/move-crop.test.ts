import { describe, expect, it } from 'vitest'
import { type CropGrip, moveCrop } from './move-crop.ts'

const box = { left: 0.2, top: 0.2, width: 0.5, height: 0.4 }
const toPercents = (actualBox: typeof box) =>
  Object.fromEntries(
    Object.entries(actualBox).map(([side, share]) => [side, Math.round(share * 100)]),
  )

describe('moveCrop', () => {
  it.each<[CropGrip, number, number, number[]]>([
    ['whole', 0.1, -0.1, [30, 10, 50, 40]],
    ['whole', 0.9, -0.9, [50, 0, 50, 40]],
    ['se', 0.1, 0.1, [20, 20, 60, 50]],
    ['se', 9, 9, [20, 20, 80, 80]],
    ['nw', -0.1, -0.1, [10, 10, 60, 50]],
    ['nw', 9, 9, [60, 50, 10, 10]],
    ['ne', 0.1, -9, [20, 0, 60, 60]],
    ['sw', -9, 0.2, [0, 20, 70, 60]],
  ])('%s by %d and %d', (grip, dx, dy, [left, top, width, height]) => {
    expect(toPercents(moveCrop(box, grip, dx, dy))).toEqual({ left, top, width, height })
  })
})
