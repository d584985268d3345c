import { describe, expect, it } from 'vitest'
import { fitsNiche } from './passes-door.ts'

const niche = { widthCm: 160, depthCm: 60, heightCm: 250 }

describe('fitsNiche', () => {
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
