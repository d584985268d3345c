import { expect, it } from 'vitest'
import { formatDeliveryAddress } from './format-delivery-address.ts'

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
