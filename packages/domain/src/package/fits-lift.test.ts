import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsLift } from './fits-lift.ts'

const box = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm })
const cabin = { widthCm: 110, depthCm: 140, heightCm: 210, doorWidthCm: 80, doorHeightCm: 200 }

describe('fitsLift', () => {
  it.each([
    ['a small box', box(60, 60, 60), true],
    ['upright, to the ceiling', box(79, 80, 210), true],
    ['too wide for the door', box(81, 90, 100), false],
    ['longer than the cabin is high, leaned', box(20, 60, 225), true],
    ['longer than any diagonal', box(20, 60, 262), false],
    ['too thick to be leaned', box(78, 79, 235), false],
  ])('[product.page] %s', (_, parcel, expected) => {
    expect(fitsLift(parcel, cabin)).toBe(expected)
  })

  it('[product.page] does not depend on the order of the sides', () => {
    const side = fc.integer({ min: 1, max: 260 })
    fc.assert(
      fc.property(side, side, side, (a, b, c) => {
        expect(fitsLift(box(a, b, c), cabin)).toBe(fitsLift(box(c, a, b), cabin))
      }),
    )
  })
})
