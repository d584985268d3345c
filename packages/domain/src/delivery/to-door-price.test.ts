import { expect, it } from 'vitest'
import { openingTariff } from './delivery-tariff.ts'
import { toDoorPrice } from './to-door-price.ts'

it('carrying to the door costs only where it is asked for', () => {
  expect(toDoorPrice(true, openingTariff)).toBe(300)
  expect(toDoorPrice(false, openingTariff)).toBe(0)
})
