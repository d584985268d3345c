import { describe, expect, it } from 'vitest'
import { calculateServices, type ServiceOptions } from './calculate-services.ts'

const defaultOptions = {
  name: '',
  description: '',
  price: 0,
  freeFrom: null,
  pricePerKm: 0,
  cityRadiusKm: 15,
  toDoorPrice: 0,
  liftPrice: 0,
  floorPrice: 0,
}
const services = {
  deliveryServices: [
    { ...defaultOptions, id: 1, kind: 'pickup' as const },
    {
      ...defaultOptions,
      id: 2,
      kind: 'courier' as const,
      price: 690,
      freeFrom: 30_000,
      pricePerKm: 40,
      toDoorPrice: 300,
      liftPrice: 300,
      floorPrice: 150,
    },
    { ...defaultOptions, id: 3, kind: 'transport' as const },
  ],
  transportBands: [{ upToKg: 30, price: 1_290 }],
  assembly: { percent: 8, minimum: 990 },
  liftBandKg: 50,
}
const options: ServiceOptions = {
  serviceId: 2,
  goodsSum: 29_999,
  weightKg: 60,
  isOutside: false,
  distanceKm: 20,
  lift: 'none',
  floor: 3,
  toDoor: false,
  assembly: false,
}

describe('calculateServices', () => {
  it.each([
    [{}, { delivery: 690, total: 690 }],
    [{ goodsSum: 30_000 }, { delivery: 0, total: 0 }],
    [{ isOutside: true }, { delivery: 800 }],
    [{ lift: 'elevator' }, { lift: 300, total: 990 }],
    [{ lift: 'stairs' }, { lift: 900, total: 1_590 }],
    [{ toDoor: true }, { toDoor: 300 }],
    [{ assembly: true }, { assembly: 2_400, total: 3_090 }],
    [
      { serviceId: 1, lift: 'stairs', toDoor: true },
      { delivery: 0, lift: 0, toDoor: 0, total: 0 },
    ],
    [{ serviceId: 3, weightKg: 30 }, { delivery: 1_290 }],
    [{ serviceId: 3, weightKg: 31 }, { delivery: null }],
    [{ serviceId: 9 }, { delivery: null, total: 0 }],
  ] as const)('%j costs %j', (changed, expected) => {
    expect(calculateServices(services, { ...options, ...changed })).toMatchObject(expected)
  })
})
