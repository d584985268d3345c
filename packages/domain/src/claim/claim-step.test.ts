import { describe, expect, it } from 'vitest'
import {
  type ClaimProgress,
  type ClaimStep,
  findClaimStep,
  getNextClaimStep,
  listMissingClaimSteps,
} from './claim-step.ts'

describe('getNextClaimStep', () => {
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
})

describe('the form of a claim', () => {
  const begun: ClaimProgress = {
    hasOffer: false,
    description: '',
    numberPackage: '',
    labelPhotos: 0,
    defectPhotos: 0,
    packagePhotos: 0,
    isAdditionalDone: false,
  }
  const whole: ClaimProgress = {
    hasOffer: true,
    description: 'Скол на углу',
    numberPackage: '1',
    labelPhotos: 1,
    defectPhotos: 2,
    packagePhotos: 1,
    isAdditionalDone: true,
  }

  describe('[claim.steps] where the form of a claim opens', () => {
    it.each([
      [begun, 'Offer'],
      [{ ...begun, hasOffer: true }, 'Description'],
      [{ ...begun, hasOffer: true, description: 'Скол 1234' }, 'Description'],
      [{ ...begun, hasOffer: true, description: 'Скол 12345' }, 'NumberPackage'],
      [{ ...whole, labelPhotos: 0 }, 'LabelPhotos'],
      [{ ...whole, defectPhotos: 0 }, 'DefectPhotos'],
      [{ ...whole, packagePhotos: 0 }, 'PackagePhotos'],
      [{ ...whole, isAdditionalDone: false }, 'AdditionalPhotos'],
      [whole, 'SaveClaim'],
      [{ ...whole, numberPackage: '' }, 'NumberPackage'],
    ])('%j → %s', (progress, step) => {
      expect(findClaimStep(progress)).toBe(step)
    })
  })

  describe('[claim.steps] a claim is not sent without', () => {
    it('everything but additional photographs', () => {
      expect(listMissingClaimSteps(begun)).toEqual([
        'Offer',
        'Description',
        'NumberPackage',
        'LabelPhotos',
        'DefectPhotos',
        'PackagePhotos',
      ])
      expect(listMissingClaimSteps({ ...whole, isAdditionalDone: false })).toEqual([])
    })
  })
})
