/** The steps of a claim in their order; the names from Offer on are the call's queryAction (account §4, §7). */
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

/** The step after another; null when the claim has been saved. */
export function nextClaimStep(step: ClaimStep): ClaimStep | null {
  return claimSteps[claimSteps.indexOf(step) + 1] ?? null
}
