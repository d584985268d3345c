import { describe, expect, it } from 'vitest'
import { fitCrop, keepRatio } from './keep-ratio.ts'
import { type CropGrip, moveCrop } from './move-crop.ts'

const round = (box: object) => Object.values(box).map((share: number) => Math.round(share * 100))

describe('fitCrop', () => {
  it.each([
    [1, 2, [0, 25, 100, 50]],
    [4, 2, [25, 0, 50, 100]],
    [2, 2, [0, 0, 100, 100]],
  ])('of a picture %d in %d is the largest in the middle', (picture, ratio, shares) => {
    expect(round(fitCrop(picture, ratio))).toEqual(shares)
  })
})

describe('keepRatio', () => {
  const box = { left: 0.2, top: 0.2, width: 0.4, height: 0.2 }
  it.each<[CropGrip, number, number, number[]]>([
    ['whole', 0.1, 0.1, [30, 30, 40, 20]],
    ['se', 0.2, 0, [20, 20, 60, 30]],
    ['se', 0, 0.1, [20, 20, 60, 30]],
    ['nw', 0.2, 0.1, [40, 30, 20, 10]],
    ['se', 9, 0, [20, 20, 80, 40]],
    ['nw', -9, -9, [0, 10, 60, 30]],
  ])('%s by %d and %d', (grip, dx, dy, shares) => {
    expect(round(keepRatio(box, moveCrop(box, grip, dx, dy), 2))).toEqual(shares)
  })
})
