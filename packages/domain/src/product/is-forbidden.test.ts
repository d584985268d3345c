import { expect, it } from 'vitest'
import { isForbidden } from './is-forbidden.ts'

it('[card.forbidden] a product is forbidden only without offers', () => {
  expect(isForbidden({ offers: [] })).toBe(true)
  expect(isForbidden({ offers: [{ id: 1 }] })).toBe(false)
})
