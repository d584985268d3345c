import { expect, it } from 'vitest'
import { priceServiceLines, type ServiceOrder, splitServicesSum } from './service-prices.ts'

const nothing: ServiceOrder = {
  destination: 'courier to Тверская',
  toDoor: false,
  lift: 'none',
  floor: null,
  assembly: false,
}
const tariff = { delivery: 990, toDoor: 400, lift: 450, assembly: 1_200 }

it.each([
  ['nothing', {}, { delivery: 690, services: 0, assembly: 0 }, [0, 0, 0]],
  ['to the door', { toDoor: true }, { delivery: 690, services: 300, assembly: 0 }, [300, 0, 0]],
  ['a lift', { lift: 'lift' }, { delivery: 690, services: 300, assembly: 0 }, [0, 300, 0]],
  [
    'everything',
    { toDoor: true, lift: 'stairs', assembly: true },
    { delivery: 690, services: 1_740, assembly: 990 },
    [300, 450, 990],
  ],
  [
    'an assembly of before its price was kept',
    { assembly: true },
    { delivery: 690, services: 990, assembly: 0 },
    [0, 0, 990],
  ],
] as const)('splits the sum of %s', (_name, requested, sums, [toDoor, lift, assembly]) => {
  const prices = splitServicesSum({ ...nothing, ...requested }, sums, 300)
  expect(prices).toEqual({ delivery: 690, toDoor, lift, assembly })
  expect(prices.toDoor + prices.lift + prices.assembly).toBe(sums.services)
})

const agreed = { delivery: 690, toDoor: 300, lift: 300, assembly: 990 }

it('[services.delivery] what stays the same costs what was agreed, what is new what the tariff says', () => {
  const requested = { ...nothing, toDoor: true, lift: 'stairs' as const, floor: 2 }
  const before = { requested, prices: { ...agreed, assembly: 0 } }
  expect(priceServiceLines(before, requested, tariff)).toEqual({ ...agreed, assembly: 0 })
  expect(priceServiceLines(before, { ...requested, floor: 3, assembly: true }, tariff)).toEqual({
    ...agreed,
    lift: 450,
    assembly: 1_200,
  })
  const elsewhere = { ...nothing, destination: 'courier to Лесная' }
  expect(priceServiceLines(before, elsewhere, tariff)).toEqual({
    delivery: 990,
    toDoor: 0,
    lift: 0,
    assembly: 0,
  })
})

it('a lift has one price for every floor, and an order without services pays the tariff', () => {
  const requested = { ...nothing, lift: 'lift' as const, floor: 2 }
  const moved = priceServiceLines({ requested, prices: agreed }, { ...requested, floor: 9 }, tariff)
  expect(moved.lift).toBe(300)
  expect(priceServiceLines(null, { ...requested, toDoor: true }, tariff)).toEqual({
    ...tariff,
    assembly: 0,
  })
})
