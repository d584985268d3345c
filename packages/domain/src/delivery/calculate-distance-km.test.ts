import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateDistanceKm } from './calculate-distance-km.ts'

const moscow = { lat: 55.7558, lon: 37.6173 }
const petersburg = { lat: 59.9343, lon: 30.3351 }

describe('calculateDistanceKm', () => {
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
