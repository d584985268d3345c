import { expect, it } from 'vitest'
import { buildRouteLink } from './build-route-link.ts'

it('leads to the place of an order', () => {
  const link = buildRouteLink({
    address: 'Тверская, 1',
    coordinates: { latitude: 55.75, longitude: 37.61 },
  })
  expect(link).toBe('https://yandex.ru/maps/?rtext=~55.75,37.61&rtt=auto')
})

it('searches for an address whose place is not known, whatever is written in it', () => {
  expect(buildRouteLink({ address: 'A 3 & rtext=1', coordinates: null })).toBe(
    'https://yandex.ru/maps/?text=A%203%20%26%20rtext%3D1',
  )
})
