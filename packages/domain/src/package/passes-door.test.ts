import { describe, expect, it } from 'vitest'
import { passesDoor } from './passes-door.ts'

const box = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm })

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
