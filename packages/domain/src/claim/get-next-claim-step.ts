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
