import { describe, expect, it } from 'vitest'
import { hasDeliveryAddress } from './has-delivery-address.ts'

const coordinates = { lat: 55.75, lon: 37.62 }

describe('hasDeliveryAddress', () => {
  it.each([
    [{ address: 'ул. Лесная, 5', coordinates }, true],
    [{ address: 'ул. Лесная, 5', coordinates: { lat: 0, lon: 0 } }, true],
    [{ address: 'ул. Лесная, 5' }, false],
    [{ address: 'ул. Лесная, 5', coordinates: null }, false],
    [{ address: '  ', coordinates }, false],
    [{ coordinates }, false],
    [{}, false],
  ])('%j: %s', (delivery, expected) => {
    expect(hasDeliveryAddress(delivery)).toBe(expected)
  })
})
