import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateDistanceKm, findNearestWarehouse } from './coordinates.ts'

describe('calculateDistanceKm', () => {
  const moscow = { lat: 55.7558, lon: 37.6173 }
  const petersburg = { lat: 59.9343, lon: 30.3351 }

  it('from Moscow to Saint Petersburg is about 634 km', () => {
    expect(calculateDistanceKm(moscow, petersburg)).toBeGreaterThan(632)
    expect(calculateDistanceKm(moscow, petersburg)).toBeLessThan(636)
  })

  it('is the same in both directions, and zero to the same place', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(calculateDistanceKm(a, b)).toBeCloseTo(calculateDistanceKm(b, a), 6)
        expect(calculateDistanceKm(a, a)).toBe(0)
        expect(calculateDistanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6_371)
      }),
    )
  })
})

describe('findNearestWarehouse', () => {
  const place = { lat: 55, lon: 37 }
  const far = { id: 1, lat: 56, lon: 37 }
  const nearby = { id: 2, lat: 55.1, lon: 37 }

  it('returns the nearest one with its distance', () => {
    const found = findNearestWarehouse(place, [far, nearby])
    expect(found?.warehouse).toBe(nearby)
    expect(found?.distanceKm).toBeCloseTo(11.12, 1)
  })

  it('is null when there is no warehouse', () => {
    expect(findNearestWarehouse(place, [])).toBeNull()
  })
})
