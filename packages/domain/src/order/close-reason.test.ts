import { describe, expect, it } from 'vitest'
import { getCloseOutcome } from './close-reason.ts'

describe('getCloseOutcome', () => {
  it.each([
    ['new', 'cancel'],
    ['confirmed', 'cancel'],
    ['picking', 'ask'],
    ['ready', 'ask'],
    ['shipped', 'ask'],
    ['delivered', 'close'],
    ['closed', null],
    ['cancelled', null],
  ] as const)('an order in state %s: %s', (state, outcome) => {
    expect(getCloseOutcome(state)).toBe(outcome)
  })
})
