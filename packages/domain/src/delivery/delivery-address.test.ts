import { describe, expect, it } from 'vitest'
import { formatDeliveryAddress, hasDeliveryAddress } from './delivery-address.ts'

describe('formatDeliveryAddress', () => {
  it.each([
    [{ street: 'ул. Тверская, 12' }, 'ул. Тверская, 12'],
    [{ street: 'ул. Тверская, 12', apartment: '48', entrance: '' }, 'ул. Тверская, 12, 48'],
    [{ street: 'ул. Тверская, 12', apartment: '', entrance: '2' }, 'ул. Тверская, 12, подъезд 2'],
    [
      { street: 'ул. Тверская, 12', apartment: 'офис 5', entrance: '2' },
      'ул. Тверская, 12, офис 5, подъезд 2',
    ],
  ])('[checkout.delivery] joins %o to one line', (address, line) => {
    expect(formatDeliveryAddress(address)).toBe(line)
  })
})

describe('hasDeliveryAddress', () => {
  const coordinates = { lat: 55.75, lon: 37.62 }

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
