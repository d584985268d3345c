import { describe, expect, it } from 'vitest'
import { isClosedFor } from './is-closed-for.ts'

describe('isClosedFor', () => {
  it.each([
    ['Закрыт', [2], true],
    ['Закрыт', [], true],
    ['Закрыт', [29], true],
    ['Закрыт', [26], true],
    ['Закрыт', [1], false],
    ['Закрыт', [2, 1], false],
    ['Доставлен', [2], false],
    ['Отменён', [2], false],
  ])('[role.groups] «%s» for the groups %j: %s', (status, groups, expected) => {
    expect(isClosedFor(status, groups)).toBe(expected)
  })
})
