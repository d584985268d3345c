import { expect, it } from 'vitest'
import { nearestRegion } from './nearest-region.ts'

const regions = [
  { name: 'Москва', mapCenter: { lat: 55.76, lon: 37.62 } },
  { name: 'Казань', mapCenter: { lat: 55.79, lon: 49.11 } },
  { name: 'Алматы', mapCenter: { lat: 43.24, lon: 76.89 } },
]

it.each([
  [{ lat: 54.2, lon: 37.6 }, 'Москва'],
  [{ lat: 56.6, lon: 47.9 }, 'Казань'],
  [{ lat: 42.9, lon: 74.6 }, 'Алматы'],
])('nearest to %j is %s', (place, expected) => {
  expect(nearestRegion(regions, place)?.name).toBe(expected)
})

it('there is none without regions', () => {
  expect(nearestRegion([], { lat: 0, lon: 0 })).toBeNull()
})
