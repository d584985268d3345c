import { describe, expect, it } from 'vitest'
import { findNearestWarehouse } from './find-nearest-warehouse.ts'

const place = { lat: 55, lon: 37 }
const far = { id: 1, lat: 56, lon: 37 }
const nearby = { id: 2, lat: 55.1, lon: 37 }

describe('findNearestWarehouse', () => {
  it('returns the nearest one with its distance', () => {
    const found = findNearestWarehouse(place, [far, nearby])
    expect(found?.warehouse).toBe(nearby)
    expect(found?.distanceKm).toBeCloseTo(11.12, 1)
  })

  it('is null when there is no warehouse', () => {
    expect(findNearestWarehouse(place, [])).toBeNull()
  })
})
