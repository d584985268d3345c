import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFiscalCode, buildOrderReceipt, splitReceiptPositions } from './receipt.ts'

describe('buildOrderReceipt', () => {
  const order = {
    deliverySum: 690,
    servicesSum: 0,
    lines: [
      { name: 'Диван', quantity: 1, sum: 64_990 },
      { name: 'Стул', quantity: 3, sum: 10_000 },
    ],
  }

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

describe('splitReceiptPositions', () => {
  it.each([
    [300, 3, [{ price: 100, quantity: 3 }]],
    [
      301,
      3,
      [
        { price: 100, quantity: 2 },
        { price: 101, quantity: 1 },
      ],
    ],
    [
      299,
      3,
      [
        { price: 99, quantity: 1 },
        { price: 100, quantity: 2 },
      ],
    ],
    [
      2,
      3,
      [
        { price: 0, quantity: 1 },
        { price: 1, quantity: 2 },
      ],
    ],
    [0, 2, [{ price: 0, quantity: 2 }]],
    [1_000, 2.5, [{ price: 400, quantity: 2.5 }]],
    [
      833,
      2.5,
      [
        { price: 333, quantity: 2 },
        { price: 334, quantity: 0.5 },
      ],
    ],
  ])('splits %s for %s pieces into %j', (sum, quantity, expected) => {
    expect(splitReceiptPositions(sum, quantity)).toEqual(expected)
  })

  it.each([
    [100, 0],
    [100, -1],
    [100, 0.25],
    [100, Number.NaN],
    [1.5, 1],
    [-1, 1],
  ])('refuses %s for %s pieces', (sum, quantity) => {
    expect(() => splitReceiptPositions(sum, quantity)).toThrow(RangeError)
  })

  it('returns at most two positions with the sum and the quantity of the line', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 9_999 }), (sum, quantity) => {
        const positions = splitReceiptPositions(sum, quantity)
        expect(positions.length).toBeLessThanOrEqual(2)
        expect(positions.reduce((a, p) => a + p.price * p.quantity, 0)).toBe(sum)
        expect(positions.reduce((a, p) => a + p.quantity, 0)).toBe(quantity)
      }),
    )
  })

  it('keeps the sum and the length of goods sold by the metre', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 999 }), (sum, tenths) => {
        const positions = splitReceiptPositions(sum, tenths / 10)
        expect(positions.reduce((a, p) => a + p.price * p.quantity, 0)).toBeCloseTo(sum, 6)
        expect(positions.reduce((a, p) => a + p.quantity, 0)).toBeCloseTo(tenths / 10, 9)
      }),
    )
  })
})

describe('buildFiscalCode', () => {
  const mark = {
    storageNumber: '9999078900000001',
    documentNumber: '17',
    attribute: '0123456789',
    localTime: '2026-11-22T20:15:59',
  }

  it.each([
    ['sale', 1],
    ['refund', 2],
  ] as const)('[layout.other] the QR code of a %s has operation %i', (type, operation) => {
    expect(buildFiscalCode(mark, type, 64_990)).toBe(
      `t=20261122T2015&s=64990.00&fn=9999078900000001&i=17&fp=0123456789&n=${operation}`,
    )
  })
})
