import { expect, it } from 'vitest'
import { buildComparison } from './build-comparison.ts'

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
