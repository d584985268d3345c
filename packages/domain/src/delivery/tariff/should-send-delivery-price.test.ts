import { describe, expect, it } from 'vitest'
import { shouldSendDeliveryPrice } from './should-send-delivery-price.ts'

describe('[delivery.price] shouldSendDeliveryPrice', () => {
  it.each([
    [true, 'Курьером', true],
    [false, 'Транспортная компания, комплект', true],
    [true, 'Комплект до двери', true],
    [false, 'Самовывоз', false],
  ])('to an address: %s, «%s» → %s', (needsAddress, description, expected) => {
    expect(shouldSendDeliveryPrice({ needsAddress, description })).toBe(expected)
  })
})
