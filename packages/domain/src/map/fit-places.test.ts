import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitPlaces } from './fit-places.ts'

const sheet = { ratio: 2, margin: 10 }

describe('fitPlaces', () => {
  it('returns nothing for no places', () => {
    expect(fitPlaces([], sheet)).toEqual([])
  })

  it('centers a single place', () => {
    expect(fitPlaces([{ lat: 55.75, lon: 37.6 }], sheet)).toEqual([{ x: 50, y: 50 }])
  })

  it('puts north above south and east to the right of west', () => {
    const [north, south] = fitPlaces(
      [
        { lat: 56, lon: 37 },
        { lat: 55, lon: 38 },
      ],
      sheet,
    )
    expect(north?.y).toBeCloseTo(10)
    expect(south?.y).toBeCloseTo(90)
    expect(north?.x).toBeLessThan(south?.x ?? 0)
  })

  it('keeps every place inside the margins', () => {
    const place = fc.record({
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (places) => {
        for (const { x, y } of fitPlaces(places, sheet)) {
          expect(x).toBeGreaterThanOrEqual(10 - 1e-6)
          expect(x).toBeLessThanOrEqual(90 + 1e-6)
          expect(y).toBeGreaterThanOrEqual(10 - 1e-6)
          expect(y).toBeLessThanOrEqual(90 + 1e-6)
        }
      }),
    )
  })
})
