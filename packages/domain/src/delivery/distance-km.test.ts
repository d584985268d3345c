import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from './distance-km.ts'

const moscow = { lat: 55.7558, lon: 37.6173 }
const petersburg = { lat: 59.9343, lon: 30.3351 }

describe('distanceKm', () => {
  it('from Moscow to Saint Petersburg is some 634 km', () => {
    expect(distanceKm(moscow, petersburg)).toBeGreaterThan(632)
    expect(distanceKm(moscow, petersburg)).toBeLessThan(636)
  })

  it('is the same there and back, and nothing to the place itself', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, a)).toBe(0)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6_371)
      }),
    )
  })
})
