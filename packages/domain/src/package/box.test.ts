import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsLift, fitsNiche, passesDoor } from './box.ts'

const box = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm })

describe('fitsNiche', () => {
  const niche = { widthCm: 160, depthCm: 60, heightCm: 250 }

  it.each([
    [160, 60, 250, true],
    [161, 60, 250, false],
    [160, 61, 250, false],
    [160, 60, 251, false],
    [60, 160, 250, false],
  ])('[product.page] %s × %s × %s: %s', (widthCm, depthCm, heightCm, expected) => {
    expect(fitsNiche({ widthCm, depthCm, heightCm }, niche)).toBe(expected)
  })
})

describe('passesDoor', () => {
  it.each([
    ['just as wide as the door', box(230, 80, 60), 60, 200, true],
    ['a centimetre wider', box(230, 80, 61), 60, 200, false],
    ['turned on its side', box(230, 60, 205), 60, 200, false],
    ['a flat long box', box(300, 12, 199), 60, 200, true],
    ['a low wide opening', box(230, 150, 40), 160, 50, true],
    ['a cube', box(70, 70, 70), 69, 200, false],
  ])('[product.page] %s', (_, parcel, widthCm, heightCm, expected) => {
    expect(passesDoor(parcel, { widthCm, heightCm })).toBe(expected)
  })
})

describe('fitsLift', () => {
  const cabin = { widthCm: 110, depthCm: 140, heightCm: 210, doorWidthCm: 80, doorHeightCm: 200 }

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
