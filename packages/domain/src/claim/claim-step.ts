import { claimTerms } from './claim-state.ts'

/**
 * The steps of a claim in order. The names from Offer on are values of the call's queryAction
 * (claim.steps, claim.calls).
 */
export const claimSteps = [
  'Order',
  'Offer',
  'Description',
  'NumberPackage',
  'LabelPhotos',
  'DefectPhotos',
  'PackagePhotos',
  'AdditionalPhotos',
  'SaveClaim',
] as const

export type ClaimStep = (typeof claimSteps)[number]

/** Returns the step after the given one, or null once the claim has been saved. */
export function getNextClaimStep(step: ClaimStep): ClaimStep | null {
  return claimSteps[claimSteps.indexOf(step) + 1] ?? null
}

/** What the steps of a claim have filled in so far. */
export interface ClaimProgress {
  hasOffer: boolean
  description: string
  numberPackage: string
  labelPhotos: number
  defectPhotos: number
  packagePhotos: number
  /** Additional photographs may be none, so that the step is done once it was saved. */
  isAdditionalDone: boolean
}

const isDone: Record<ClaimStep, (progress: ClaimProgress) => boolean> = {
  Order: () => true,
  Offer: ({ hasOffer }) => hasOffer,
  Description: ({ description }) => description.length >= claimTerms.descriptionMinLength,
  NumberPackage: ({ numberPackage }) => numberPackage !== '',
  LabelPhotos: ({ labelPhotos }) => labelPhotos > 0,
  DefectPhotos: ({ defectPhotos }) => defectPhotos > 0,
  PackagePhotos: ({ packagePhotos }) => packagePhotos > 0,
  AdditionalPhotos: ({ isAdditionalDone }) => isAdditionalDone,
  SaveClaim: () => false,
}

/** Returns the step at which the form of a claim opens: the first that is not done (claim.steps). */
export function findClaimStep(progress: ClaimProgress): ClaimStep {
  let step: ClaimStep | null = 'Order'
  while (step !== null && isDone[step](progress)) step = getNextClaimStep(step)
  return step ?? 'SaveClaim'
}

/** Returns the steps without which a claim is not sent (claim.steps). */
export function listMissingClaimSteps(progress: ClaimProgress): ClaimStep[] {
  return claimSteps.filter(
    (step) => step !== 'AdditionalPhotos' && step !== 'SaveClaim' && !isDone[step](progress),
  )
}
