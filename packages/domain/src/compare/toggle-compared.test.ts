import { expect, it } from 'vitest'
import { toggleCompared } from './toggle-compared.ts'

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
