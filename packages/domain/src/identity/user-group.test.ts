import { describe, expect, it } from 'vitest'
import { canSeeEverything } from './can-see-everything.ts'
import { isStaff } from './is-staff.ts'
import { prefillsContacts } from './prefills-contacts.ts'
import { seesAllOrders } from './sees-all-orders.ts'
import { seesDebugLog } from './sees-debug-log.ts'
import { showsHiddenBlocks } from './shows-hidden-blocks.ts'

describe('what a group may', () => {
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
        seesAllOrders(groups),
        canSeeEverything(groups),
        prefillsContacts(groups),
      ]).toEqual(expected)
    },
  )

  it('is nothing without a group, but a guest may have typed contacts before', () => {
    expect([isStaff([]), seesAllOrders([]), canSeeEverything([])]).toEqual([false, false, false])
    expect(prefillsContacts([])).toBe(true)
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
      expect(seesDebugLog({ groups, hasDebugQuery, isDemonstration })).toBe(expected)
    },
  )

  it.each([
    [[29], true, true],
    [[29], false, false],
    [[2, 8], true, false],
  ])(
    '[role.employee] hidden blocks for %j, switched on: %s → %s',
    (groups, isSwitchedOn, expected) => {
      expect(showsHiddenBlocks({ groups, isSwitchedOn })).toBe(expected)
    },
  )
})
