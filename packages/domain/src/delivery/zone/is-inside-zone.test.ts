import { describe, expect, it } from 'vitest'
import { isInsideZone } from './is-inside-zone.ts'

const horseshoe = [
  { lat: 0, lon: 0 },
  { lat: 0, lon: 3 },
  { lat: 3, lon: 3 },
  { lat: 3, lon: 2 },
  { lat: 1, lon: 2 },
  { lat: 1, lon: 1 },
  { lat: 3, lon: 1 },
  { lat: 3, lon: 0 },
]

describe('isInsideZone', () => {
  it.each([
    [0.5, 1.5, true],
    [2, 0.5, true],
    [2, 2.5, true],
    [2, 1.5, false],
    [2, 3.01, false],
    [2, 2.99, true],
    [-0.01, 1, false],
    [3.01, 0.5, false],
  ])('%s, %s in a horseshoe-shaped zone: %s', (lat, lon, expected) => {
    expect(isInsideZone({ lat, lon }, horseshoe)).toBe(expected)
  })

  it('a line or an empty border contains nothing', () => {
    expect(isInsideZone({ lat: 1, lon: 1 }, horseshoe.slice(0, 2))).toBe(false)
    expect(isInsideZone({ lat: 1, lon: 1 }, [])).toBe(false)
  })
})
