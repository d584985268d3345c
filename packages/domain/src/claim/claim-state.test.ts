import { expect, it } from 'vitest'
import { claimStates, getClaimDuty, isClaimOpen } from './claim-state.ts'

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
