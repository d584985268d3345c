import { expect, it } from 'vitest'
import { canSeeStack } from './can-see-stack.ts'

it.each([
  [true, 'N', true],
  [true, 'Y', false],
  [false, 'N', false],
  [false, 'Y', false],
] as const)(
  '[error.page] [region.own-shop] hidden blocks %s, own shop %s: the stack trace is shown %s',
  (showsHiddenBlocks, OWN_SHOP, expected) => {
    expect(canSeeStack({ showsHiddenBlocks, OWN_SHOP })).toBe(expected)
  },
)
