import { describe, expect, it } from 'vitest'
import { listStaffSteps } from './list-staff-steps.ts'

describe('[order.states] listStaffSteps', () => {
  it.each([
    ['new', ['confirmed', 'cancelled']],
    ['picking', ['ready', 'shipped', 'cancelled']],
    ['delivered', ['closed']],
    ['closed', []],
    ['cancelled', []],
  ] as const)('from %s are %j', (state, steps) => {
    expect(listStaffSteps(state)).toEqual(steps)
  })
})
