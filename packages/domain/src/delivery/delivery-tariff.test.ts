import { describe, expect, it } from 'vitest'
import { convertTariff, defaultDeliveryTariff, getUsualPrices } from './delivery-tariff.ts'

describe('convertTariff', () => {
  it('converts every price and threshold, but not percents or weights', () => {
    expect(convertTariff(defaultDeliveryTariff, 10)).toEqual({
      courier: 6_900,
      courierFreeFrom: 300_000,
      outsidePerKm: 400,
      toDoor: 3_000,
      liftByElevator: 3_000,
      liftPerFloor: 1_500,
      liftBandKg: 50,
      transportBands: defaultDeliveryTariff.transportBands.map(({ upToKg, price }) => ({
        upToKg,
        price: price * 10,
      })),
      assemblyPercent: 8,
      assemblyMinimum: 9_900,
    })
  })

  it('leaves a rouble tariff unchanged', () => {
    expect(convertTariff(defaultDeliveryTariff, 1)).toEqual(defaultDeliveryTariff)
  })
})

describe('getUsualPrices', () => {
  it('[shop.setup] the usual prices of delivery are those of ADR 0040, in the currency', () => {
    expect(getUsualPrices(1)).toEqual({
      courier: 690,
      courierFreeFrom: 30_000,
      outsidePerKm: expect.any(Number),
      toDoor: expect.any(Number),
      lift: expect.any(Number),
      floor: expect.any(Number),
    })
    expect(getUsualPrices(5).courier).toBeGreaterThanOrEqual(690 * 5)
  })
})
