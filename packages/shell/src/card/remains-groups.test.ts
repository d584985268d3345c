import { expect, it } from 'vitest'
import { remainsGroups } from './remains-groups.tsx'

it.each([
  [0, []],
  [36, [36]],
  [40, [40]],
  [41, [40, 1]],
  [200, [40, 40, 40, 40, 40]],
])('[list.enrich] the stock of %s cards is asked for in parts of %j', (count, sizes) => {
  const products = Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
  const groups = remainsGroups(products)
  expect(groups.map(({ length }) => length)).toEqual(sizes)
  expect(groups.flat()).toEqual(products)
})
