import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCourierPrice } from './delivery-price.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'
import {
  type DeliveryPart,
  listDeliveredTogether,
  shareDeliveryPrice,
} from './share-delivery-price.ts'

const courier = ({ goodsSum }: { goodsSum: number }) =>
  calculateCourierPrice(goodsSum, defaultDeliveryTariff)
const first = (id: number, goodsSum: number, weightKg = 0): DeliveryPart => ({
  id,
  parentId: null,
  goodsSum,
  weightKg,
})
type Calculate = Parameters<typeof shareDeliveryPrice>[2]
const shareAll = (parts: DeliveryPart[], calculate: Calculate = courier) =>
  parts.map((part) => shareDeliveryPrice(parts, part, calculate))

describe('[delivery.price] shareDeliveryPrice', () => {
  it.each([
    [[29_999], [690]],
    [[30_000], [0]],
    [
      [22_490, 19_090],
      [0, 0],
    ],
    [
      [15_000, 14_999],
      [345, 345],
    ],
    [
      [20_000, 5_000],
      [552, 138],
    ],
    [
      [0, 0, 0],
      [230, 230, 230],
    ],
  ])('goods of %j pay %j', (goods, expected) => {
    expect(shareAll(goods.map((sum, index) => first(index + 1, sum)))).toEqual(expected)
  })

  it('weighs the whole load', () => {
    const byWeight = ({ weightKg }: { weightKg: number }) => (weightKg > 30 ? 2_890 : 1_290)
    expect(shareAll([first(1, 1_000, 20), first(2, 1_000, 20)], byWeight)).toEqual([1_445, 1_445])
  })

  it('a follow-up order pays for its own delivery, and changes nothing for the others', () => {
    const whole = [first(1, 10_000, 20), first(2, 10_000, 5)]
    const split = [
      first(1, 4_000, 10),
      first(2, 10_000, 5),
      { ...first(3, 6_000, 10), parentId: 1 },
    ]
    const perKg = ({ weightKg }: { weightKg: number }) => weightKg * 100
    expect(shareAll(whole, perKg)).toEqual([1_250, 1_250])
    expect(shareAll(split, perKg)).toEqual([1_250, 1_250, 1_000])
    expect(listDeliveredTogether(split, split[2] as DeliveryPart)).toEqual([split[2]])
  })

  it('what is free for the whole stays free for a follow-up order', () => {
    const parts = [first(1, 25_000), { ...first(2, 5_000), parentId: 1 }]
    expect(shareAll(parts)).toEqual([0, 0])
  })

  it('the shares of a checkout add up to the price of its goods', () => {
    const sums = fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(sums, (goods) => {
        const shares = shareAll(goods.map((sum, index) => first(index + 1, sum)))
        const whole = goods.reduce((a, b) => a + b, 0)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(courier({ goodsSum: whole }))
      }),
    )
  })
})
