import { describe, expect, it } from 'vitest'
import { sendsDeliveryPrice } from './sends-delivery-price.ts'

describe('sendsDeliveryPrice', () => {
  it.each([
    [true, 'Курьером', true],
    [false, 'Транспортная компания, комплект', true],
    [true, 'Комплект до двери', true],
    [false, 'Самовывоз', false],
  ])('to an address: %s, «%s» → %s', (needsAddress, description, expected) => {
    expect(sendsDeliveryPrice({ needsAddress, description })).toBe(expected)
  })
})
