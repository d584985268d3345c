import { expect, it } from 'vitest'
import { costsNothing } from './costs-nothing.ts'

const order = (total: number, { paid = 0, state = 'new' } = {}) => ({
  state,
  sums: { total, paid },
})

it.each([
  ['an order of nothing', [order(0)], true],
  ['an order of one', [order(1)], false],
  ['one of two that costs', [order(0), order(1)], false],
  ['one of two that is cancelled', [order(0), order(1, { state: 'cancelled' })], true],
  ['cancelled orders alone', [order(0, { state: 'cancelled' })], false],
  ['what was paid before it cost nothing', [order(0, { paid: 1 })], false],
  ['no orders', [], false],
])('[order.free] costsNothing of %s', (_case, orders, expected) => {
  expect(costsNothing(orders)).toBe(expected)
})
