import { expect, it } from 'vitest'
import { canAnswerShoppers } from './can-answer-shoppers.ts'

it.each([
  [[1], true],
  [[26], true],
  [[2, 29], true],
  [[20], false],
  [[45], false],
  [[8], false],
  [[60], false],
  [[2], false],
  [[], false],
])('groups %j: %s', (groups, expected) => {
  expect(canAnswerShoppers(groups)).toBe(expected)
})
