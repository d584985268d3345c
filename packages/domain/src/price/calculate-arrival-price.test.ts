import { describe, expect, it } from 'vitest'
import { calculateArrivalPrice } from './calculate-arrival-price.ts'

const tariff = {
  courier: 690,
  courierFreeFrom: 30_000,
  liftByElevator: 300,
  assemblyPercent: 8,
  assemblyMinimum: 990,
}

describe('calculateArrivalPrice', () => {
  it.each([
    ['just under the free sum', 29_999, { lift: false, assembly: false }, 690, 30_689],
    ['at the free sum', 30_000, { lift: false, assembly: false }, 0, 30_000],
    ['with lift', 30_000, { lift: true, assembly: false }, 0, 30_300],
    ['with assembly by percent', 30_000, { lift: false, assembly: true }, 0, 32_400],
    ['with the least assembly', 5_000, { lift: true, assembly: true }, 690, 6_980],
  ])('[product.page] %s', (_, sum, options, delivery, total) => {
    expect(calculateArrivalPrice(sum, tariff, options)).toMatchObject({ delivery, total })
  })

  it('[product.page] is never free when the region has no threshold', () => {
    const always = { ...tariff, courierFreeFrom: null }
    expect(calculateArrivalPrice(900_000, always, { lift: false, assembly: false }).delivery).toBe(
      690,
    )
  })
})
