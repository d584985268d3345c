import { expect, it } from 'vitest'
import { moderationStateOf } from './moderation-state.ts'

const judgedAt = new Date('2026-11-20T12:00:00.000Z')

it.each([
  [false, null, 'waiting'],
  [true, null, 'shown'],
  [true, judgedAt, 'shown'],
  [false, judgedAt, 'rejected'],
])('approved %s, judged %s: %s', (isApproved, at, state) => {
  expect(moderationStateOf({ isApproved, judgedAt: at })).toBe(state)
})
