import { expect, it } from 'vitest'
import { getModerationState } from './moderation-state.ts'

const judgedAt = new Date('2026-11-20T12:00:00.000Z')

it.each([
  [false, null, 'waiting'],
  [true, null, 'shown'],
  [true, judgedAt, 'shown'],
  [false, judgedAt, 'rejected'],
])('approved %s, moderated %s: %s', (isApproved, judgedAt, state) => {
  expect(getModerationState({ isApproved, judgedAt: judgedAt })).toBe(state)
})
