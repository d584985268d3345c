import { describe, expect, it } from 'vitest'
import { calculateDistanceKm } from '../../delivery/coordinates.ts'
import { buildCityPlan } from './build-city-plan.ts'
import {
  findNearestHouse,
  lastHouse,
  locateHouse,
  planRadiusKm,
  planStreets,
  toPlace,
  toPlanPoint,
} from './city-plan.ts'

const centre = { lat: 55.75, lon: 37.62 }

describe('the bundled plan of a city', () => {
  it.each([1, 2, 7, 12, 119, lastHouse])(
    'finds house %i of every street where it stands',
    (house) => {
      for (const street of planStreets) {
        const found = findNearestHouse(
          toPlanPoint(toPlace(locateHouse(street, house), centre), centre),
        )
        expect(found.distanceKm).toBeLessThan(0.001)
        expect(found).toMatchObject({ street: { name: street.name }, house })
      }
    },
  )

  it('puts neighbouring houses forty metres apart, odd and even on different sides', () => {
    const [street] = planStreets
    if (!street) throw new Error('no streets')
    const stands = (house: number) => toPlace(locateHouse(street, house), centre)
    expect(calculateDistanceKm(stands(1), stands(3))).toBeCloseTo(0.04, 3)
    expect(calculateDistanceKm(stands(1), stands(2))).toBeCloseTo(0.08, 3)
  })

  it('has a name for every street, and no house farther than its edge', () => {
    expect(new Set(planStreets.map(({ name }) => name)).size).toBe(planStreets.length)
    for (const street of planStreets) {
      const { x, y } = locateHouse(street, 100_000)
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(planRadiusKm)
    }
  })

  it('draws streets, river and parks around the middle of any city', () => {
    const almaty = { lat: 43.24, lon: 76.92 }
    const plan = buildCityPlan(almaty)
    expect(plan.streets).toHaveLength(planStreets.length)
    for (const place of [...plan.ground, ...plan.parks.flat(), ...plan.lanes.flat()]) {
      expect(calculateDistanceKm(almaty, place)).toBeLessThan(planRadiusKm * 1.5)
    }
  })
})
