import { describe, expect, it } from 'vitest'
import { buildComparison, toggleCompared } from './comparison.ts'

describe('toggleCompared', () => {
  const product = (number: number, offerId = number) => ({
    url: `/catalog/divany/d${number}/`,
    offerId,
  })

  it('[compare.products] up to four products are added in their order, and a fifth is refused', () => {
    const four = [1, 2, 3, 4].map((number) => product(number))
    expect(toggleCompared([], product(1))).toEqual([product(1)])
    expect(toggleCompared(four.slice(0, 3), product(4))).toEqual(four)
    expect(toggleCompared(four, product(5))).toBeNull()
  })

  it('[compare.products] a product that is compared is removed, whichever finish is shown', () => {
    expect(toggleCompared([product(1), product(2)], product(1, 11))).toEqual([product(2)])
    const four = [1, 2, 3, 4].map((number) => product(number))
    expect(toggleCompared(four, product(4))).toEqual(four.slice(0, 3))
  })
})

describe('buildComparison', () => {
  const property = (name: string, value: string) => ({ name, value })

  it('[compare.products] puts properties side by side and says which differ', () => {
    const rows = buildComparison([
      [property('Ширина', '228 см'), property('Материал', 'лён')],
      [property('Материал', 'лён'), property('Ширина', '200 см')],
    ])
    expect(rows).toEqual([
      { name: 'Ширина', values: ['228 см', '200 см'], isDifferent: true },
      { name: 'Материал', values: ['лён', 'лён'], isDifferent: false },
    ])
  })

  it('[compare.products] what only some products have differs, and is empty for the others', () => {
    const rows = buildComparison([
      [property('Ящики', '')],
      [property('Ящики', '2'), property('Спальное место', '160 см')],
      [],
    ])
    expect(rows).toEqual([
      { name: 'Ящики', values: [null, '2', null], isDifferent: true },
      { name: 'Спальное место', values: [null, '160 см', null], isDifferent: true },
    ])
  })

  it.each([0, 1])('[compare.products] of %i products nothing differs', (count) => {
    const products = Array.from({ length: count }, () => [property('Ширина', '1 см')])
    expect(buildComparison(products).filter(({ isDifferent }) => isDifferent)).toEqual([])
  })
})
