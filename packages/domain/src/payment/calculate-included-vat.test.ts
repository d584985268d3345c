import { expect, it } from 'vitest'
import { calculateIncludedVat } from './calculate-included-vat.ts'

it.each([
  [120, 20, 20],
  [122, 22, 22],
  [64_990, 20, 10_832],
  [105, 5, 5],
  [100, 0, 0],
  [0, 20, 0],
])('[payment.documents] %i contains %i %% of VAT: %i', (sum, percent, vat) => {
  expect(calculateIncludedVat(sum, percent)).toBe(vat)
})
