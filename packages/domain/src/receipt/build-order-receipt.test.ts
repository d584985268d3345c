import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildOrderReceipt } from './build-order-receipt.ts'

const order = {
  deliverySum: 690,
  servicesSum: 0,
  lines: [
    { name: 'Диван', quantity: 1, sum: 64_990 },
    { name: 'Стул', quantity: 3, sum: 10_000 },
  ],
}

describe('buildOrderReceipt', () => {
  it('[layout.other] lists the goods and the services of a fully paid order', () => {
    expect(buildOrderReceipt(order, 75_680)).toEqual([
      { kind: 'goods', name: 'Диван', price: 64_990, quantity: 1, sum: 64_990 },
      { kind: 'goods', name: 'Стул', price: 3_333, quantity: 2, sum: 6_666 },
      { kind: 'goods', name: 'Стул', price: 3_334, quantity: 1, sum: 3_334 },
      { kind: 'delivery', name: '', price: 690, quantity: 1, sum: 690 },
    ])
  })

  it.each([1, 75_679, 75_681])(
    'labels %i, which is a part of the total, as an advance',
    (amount) => {
      expect(buildOrderReceipt(order, amount)).toEqual([
        { kind: 'advance', name: '', price: amount, quantity: 1, sum: amount },
      ])
    },
  )

  it('adds up in whole units, for pieces and for metres', () => {
    const line = fc.record({
      name: fc.string(),
      quantity: fc.oneof(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }).map((tenths) => tenths / 10),
      ),
      sum: fc.nat(10_000_000),
    })
    const services = fc.nat(10_000)
    fc.assert(
      fc.property(fc.array(line), services, services, (lines, deliverySum, servicesSum) => {
        const sum = lines.reduce((all, line) => all + line.sum, deliverySum + servicesSum)
        const written = buildOrderReceipt({ lines, deliverySum, servicesSum }, sum)
        expect(written.every((line) => Number.isSafeInteger(line.sum) && line.sum >= 0)).toBe(true)
        expect(written.reduce((all, line) => all + line.sum, 0)).toBe(sum)
      }),
    )
  })
})
