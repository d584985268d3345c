import { expect, it } from 'vitest'
import { calculateToDoorPrice } from './calculate-to-door-price.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

it('carrying to the door is charged only when requested', () => {
  expect(calculateToDoorPrice(true, defaultDeliveryTariff)).toBe(300)
  expect(calculateToDoorPrice(false, defaultDeliveryTariff)).toBe(0)
})
