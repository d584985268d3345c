import { expect, it } from 'vitest'
import { type ClaimStep, nextClaimStep } from './next-claim-step.ts'

it('a claim goes from the order to its end through every step once', () => {
  const passed: ClaimStep[] = []
  let step: ClaimStep | null = 'Order'
  while (step !== null) {
    passed.push(step)
    step = nextClaimStep(step)
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
