import { describe, expect, it } from 'vitest'
import { calculateDistanceKm } from '../calculate-distance-km.ts'
import { buildCircleBorder } from './build-circle-border.ts'
import { findZone } from './find-zone.ts'

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
