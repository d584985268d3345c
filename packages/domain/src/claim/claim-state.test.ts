import { expect, it } from 'vitest'
import { claimStates, isClaimOpen } from './claim-state.ts'

it('[claim.steps] a claim is decided while it is sent or answered', () => {
  expect(claimStates.filter(isClaimOpen)).toEqual(['sent', 'answered'])
})
