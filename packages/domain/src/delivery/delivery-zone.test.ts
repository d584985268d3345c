import { describe, expect, it } from 'vitest'
import { calculateDistanceKm } from './coordinates.ts'
import { buildCircleBorder, findZone, isInsideZone } from './delivery-zone.ts'

describe('zones of a city', () => {
  const centre = { lat: 55.75, lon: 37.62 }
  const city = { kind: 'city' as const, border: buildCircleBorder(centre, 15) }
  const outside = { kind: 'outside' as const, border: buildCircleBorder(centre, 100) }
  /** A place this many km to the north. */
  const north = (km: number) => ({ lat: centre.lat + km / 111.195, lon: centre.lon })

  describe('findZone', () => {
    it.each([
      [0, 'city'],
      [14.9, 'city'],
      [15.1, 'outside'],
      [99, 'outside'],
      [100.1, null],
      [3_000, null],
    ])('[delivery.price] %s km from the middle: %s', (km, zone) => {
      expect(findZone(north(km), [outside, city])).toBe(zone)
    })

    it('[delivery.price] a city with no zones receives nothing', () => {
      expect(findZone(centre, [])).toBeNull()
    })
  })

  describe('buildCircleBorder', () => {
    it.each([
      [55.75, 15],
      [43.24, 100],
      [68.97, 25],
    ])('every corner at latitude %s is %s km away', (lat, radiusKm) => {
      for (const corner of buildCircleBorder({ lat, lon: 33 }, radiusKm)) {
        expect(calculateDistanceKm({ lat, lon: 33 }, corner)).toBeCloseTo(radiusKm, 1)
      }
    })
  })
})

describe('isInsideZone', () => {
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
