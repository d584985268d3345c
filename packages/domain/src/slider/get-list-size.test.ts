import { expect, it } from 'vitest'
import { getListSize } from './get-list-size.ts'

it.each([
  ['hits', false, 8],
  ['hits', true, 4],
  ['sale', false, 8],
  ['sale', true, 4],
  ['catalog', false, 36],
  ['catalog', true, 36],
] as const)(
  '[list.hits-sale] a list of %s, for a crawler: %s, has %s cards',
  (kind, isCrawler, expected) => {
    expect(getListSize({ kind, isCrawler })).toBe(expected)
  },
)
