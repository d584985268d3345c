import { expect, it } from 'vitest'
import { canReplyToClaim } from './can-reply-to-claim.ts'

const now = new Date('2026-06-30T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it.each([
  ['draft', null, false],
  ['sent', null, true],
  ['answered', null, true],
  ['accepted', daysAgo(30), true],
  ['declined', daysAgo(30.01), false],
  ['accepted', daysAgo(31), false],
] as const)(
  '[claim.steps] one can write about a claim that is %s since %s: %s',
  (state, decidedAt, can) => {
    expect(canReplyToClaim({ state, decidedAt }, now)).toBe(can)
  },
)
