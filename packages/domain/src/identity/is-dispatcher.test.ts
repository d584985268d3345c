import { describe, expect, it } from 'vitest'
import { isDispatcher } from './is-dispatcher.ts'

describe('isDispatcher', () => {
  it.each([
    [[1], true],
    [[29, 2], true],
    [[26], false],
    [[20], false],
    [[60], false],
    [[], false],
  ])('groups %j: %s', (groups, expected) => {
    expect(isDispatcher(groups)).toBe(expected)
  })
})
