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
    for (const kind of ['courier', 'transport', 'delayed', null])
      expect(listStaffSteps(state, kind)).toEqual(steps)
  })

  it('an order that is picked up is handed to no courier', () => {
    expect(listStaffSteps('picking', 'pickup')).toEqual(['ready', 'cancelled'])
    expect(listStaffSteps('shipped', 'pickup')).toEqual(['delivered', 'cancelled'])
  })
})
