import { describe, expect, it } from 'vitest'
import { nearestWarehouse } from './nearest-warehouse.ts'

const place = { lat: 55, lon: 37 }
const far = { id: 1, lat: 56, lon: 37 }
const near = { id: 2, lat: 55.1, lon: 37 }

describe('nearestWarehouse', () => {
  it('is the nearest one with its distance', () => {
    const found = nearestWarehouse(place, [far, near])
    expect(found?.warehouse).toBe(near)
    expect(found?.distanceKm).toBeCloseTo(11.12, 1)
  })

  it('is nothing where there is no warehouse', () => {
    expect(nearestWarehouse(place, [])).toBeNull()
  })
})
