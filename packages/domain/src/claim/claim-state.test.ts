import { describe, expect, it } from 'vitest'
import { canReplyToClaim, claimStates, getClaimDuty, isClaimOpen } from './claim-state.ts'

describe('claimState', () => {
  it('[claim.steps] a claim is decided while it is sent or answered', () => {
    expect(claimStates.filter(isClaimOpen)).toEqual(['sent', 'answered'])
  })

  it('[claim.steps] a claim is to be finished once it names goods, while they can be claimed', () => {
    const find = (hasOffer: boolean, isClaimable: boolean) =>
      claimStates.map((state) => getClaimDuty({ state, hasOffer, isClaimable }))
    expect(find(true, true)).toEqual(['finishClaim', null, 'readClaim', null, null])
    for (const rest of [find(false, true), find(true, false)])
      expect(rest).toEqual([null, null, 'readClaim', null, null])
  })
})

describe('canReplyToClaim', () => {
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
})
