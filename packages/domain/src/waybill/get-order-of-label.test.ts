import { expect, it } from 'vitest'
import { getOrderOfLabel } from './get-order-of-label.ts'

it.each([
  ['100500-001', '100500'],
  ['100500-1000', '100500'],
  ['100500-1-001', '100500-1'],
  [' 100500\n', '100500'],
  ['100500-12', '100500-12'],
  ['2000000000015', '2000000000015'],
  ['S1-200', 'S1-200'],
  ['', ''],
])('[retail.orders] %j leads to %j', (scanned, text) => {
  expect(getOrderOfLabel(scanned)).toBe(text)
})
