import { expect, it } from 'vitest'
import { type ClaimStep, getNextClaimStep } from './get-next-claim-step.ts'

it('a claim passes through every step once, from the order to the end', () => {
  const passed: ClaimStep[] = []
  let step: ClaimStep | null = 'Order'
  while (step !== null) {
    passed.push(step)
    step = getNextClaimStep(step)
  }
  expect(passed).toEqual([
    'Order',
    'Offer',
    'Description',
    'NumberPackage',
    'LabelPhotos',
    'DefectPhotos',
    'PackagePhotos',
    'AdditionalPhotos',
    'SaveClaim',
  ])
})
