import { describe, expect, it } from 'vitest'
import { convertTariff } from './convert-tariff.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

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
