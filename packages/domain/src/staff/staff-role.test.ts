import { describe, expect, it } from 'vitest'
import {
  isOnShift,
  listStaffRoles,
  longestShiftMs,
  needsStore,
  replaceStaffRole,
  staffRoles,
} from './staff-role.ts'

describe('[retail.staff] roles', () => {
  it.each([
    [[1, 2], ['administrator']],
    [[26], ['developer']],
    [[2, 29], ['callCentre']],
    [[20], ['shopSeller']],
    [[45], ['franchiseSeller']],
    [[60, 2], ['assembler']],
    [
      [20, 29],
      ['callCentre', 'shopSeller'],
    ],
    [[2, 8], []],
    [[], []],
  ])('of the groups %j: %j', (groups, expected) => {
    expect(listStaffRoles(groups)).toEqual(expected)
  })

  it.each([
    [[2], 'shopSeller', [20, 2]],
    [[20, 2, 8], 'callCentre', [29, 2, 8]],
    [[1, 29, 2], 'assembler', [60, 2]],
    [[20], null, [2]],
    [[45, 2], null, [2]],
  ] as const)('%j with the role %s: %j', (groups, role, expected) => {
    expect(replaceStaffRole(groups, role)).toEqual(expected)
  })

  it('only sellers are bound to a store', () => {
    expect(staffRoles.filter(needsStore)).toEqual(['shopSeller', 'franchiseSeller'])
  })
})

it.each([
  [null, false],
  [0, true],
  [longestShiftMs - 1, true],
  [longestShiftMs, false],
])('[retail.staff] a shift that began %s ms ago goes on: %s', (agoMs, expected) => {
  const now = new Date('2026-11-24T20:00:00Z')
  expect(isOnShift(agoMs === null ? null : new Date(now.getTime() - agoMs), now)).toBe(expected)
})
