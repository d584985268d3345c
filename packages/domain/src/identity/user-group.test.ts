import { describe, expect, it } from 'vitest'
import {
  canAnswerShoppers,
  canSeeAllOrders,
  canSeeDebugLog,
  canSeeEverything,
  canSeeHiddenBlocks,
  isDispatcher,
  isStaff,
  shouldPrefillContacts,
} from './user-group.ts'

describe('permissions of user groups', () => {
  it.each([
    // group, staff, all orders, everything, contacts prefilled
    [1, true, true, true, true],
    [2, false, false, false, true],
    [8, false, false, false, false],
    [20, true, false, false, false],
    [26, true, true, true, true],
    [29, true, true, false, true],
    [45, true, false, false, false],
    [60, false, false, false, true],
    [0, false, false, false, true],
  ])(
    '[role.groups] group %s: staff %s, all orders %s, everything %s, contacts prefilled %s',
    (group, ...expected) => {
      const groups = [2, group]
      expect([
        isStaff(groups),
        canSeeAllOrders(groups),
        canSeeEverything(groups),
        shouldPrefillContacts(groups),
      ]).toEqual(expected)
    },
  )

  it('a user without a group has no permissions, but a guest may have typed contacts before', () => {
    expect([isStaff([]), canSeeAllOrders([]), canSeeEverything([])]).toEqual([false, false, false])
    expect(shouldPrefillContacts([])).toBe(true)
  })

  it.each([
    [[26], false, false, true],
    [[1], false, true, false],
    [[], true, true, true],
    [[], true, false, false],
    [[1], true, false, false],
  ])(
    '[role.groups] debug log for %j, query: %s, demonstration: %s → %s',
    (groups, hasDebugQuery, isDemonstration, expected) => {
      expect(canSeeDebugLog({ groups, hasDebugQuery, isDemonstration })).toBe(expected)
    },
  )

  it.each([
    [[29], true, true],
    [[29], false, false],
    [[2, 8], true, false],
  ])(
    '[role.employee] hidden blocks for %j, switched on: %s → %s',
    (groups, isSwitchedOn, expected) => {
      expect(canSeeHiddenBlocks({ groups, isSwitchedOn })).toBe(expected)
    },
  )
})

describe('canAnswerShoppers', () => {
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
})

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
