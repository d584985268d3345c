import { expect, it } from 'vitest'
import { getBannerState } from './get-banner-state.ts'

const now = new Date('2026-11-24T12:00:00Z')
const before = new Date('2026-11-24T11:59:59.999Z')
const after = new Date('2026-11-24T12:00:00.001Z')

it.each([
  ['shown', true, null, null],
  ['shown', true, now, after],
  ['shown', true, before, null],
  ['planned', true, after, null],
  ['ended', true, null, now],
  ['ended', true, before, before],
  ['off', false, null, null],
  ['off', false, after, null],
] as const)('is %s (active: %s, from %s to %s)', (state, isActive, startsAt, endsAt) => {
  expect(getBannerState({ isActive, startsAt, endsAt }, now)).toBe(state)
})
