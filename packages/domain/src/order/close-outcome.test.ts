import { describe, expect, it } from 'vitest'
import { closeOutcome } from './close-outcome.ts'

describe('closeOutcome', () => {
  it.each([
    ['new', 'cancel'],
    ['confirmed', 'cancel'],
    ['picking', 'ask'],
    ['ready', 'ask'],
    ['shipped', 'ask'],
    ['delivered', 'close'],
    ['closed', null],
    ['cancelled', null],
  ] as const)('of an order %s is %s', (state, outcome) => {
    expect(closeOutcome(state)).toBe(outcome)
  })
})
