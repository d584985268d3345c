import { describe, expect, it } from 'vitest'
import { arrivalPrice } from './arrival-price.ts'

const tariff = {
  courier: 690,
  courierFreeFrom: 30_000,
  liftByElevator: 300,
  assemblyPercent: 8,
  assemblyMinimum: 990,
}

describe('arrivalPrice', () => {
  it.each([
    ['just under the free sum', 29_999, { lift: false, assembly: false }, 690, 30_689],
    ['at the free sum', 30_000, { lift: false, assembly: false }, 0, 30_000],
    ['with lift', 30_000, { lift: true, assembly: false }, 0, 30_300],
    ['with assembly by percent', 30_000, { lift: false, assembly: true }, 0, 32_400],
    ['with the least assembly', 5_000, { lift: true, assembly: true }, 690, 6_980],
  ])('[product.page] %s', (_, sum, wish, delivery, total) => {
    expect(arrivalPrice(sum, tariff, wish)).toMatchObject({ delivery, total })
  })

  it('[product.page] never free where the region says no sum', () => {
    const always = { ...tariff, courierFreeFrom: null }
    expect(arrivalPrice(900_000, always, { lift: false, assembly: false }).delivery).toBe(690)
  })
})
