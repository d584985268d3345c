import { expect, it } from 'vitest'
import { findNearestRegion } from './find-nearest-region.ts'

const regions = [
  { name: 'Москва', mapCenter: { lat: 55.76, lon: 37.62 } },
  { name: 'Казань', mapCenter: { lat: 55.79, lon: 49.11 } },
  { name: 'Алматы', mapCenter: { lat: 43.24, lon: 76.89 } },
]

it.each([
  [{ lat: 54.2, lon: 37.6 }, 'Москва'],
  [{ lat: 56.6, lon: 47.9 }, 'Казань'],
  [{ lat: 42.9, lon: 74.6 }, 'Алматы'],
])('the nearest region to %j is %s', (place, expected) => {
  expect(findNearestRegion(regions, place)?.name).toBe(expected)
})

it('returns null without regions', () => {
  expect(findNearestRegion([], { lat: 0, lon: 0 })).toBeNull()
})
