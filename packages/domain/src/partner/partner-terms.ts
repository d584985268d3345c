/** Terms of the discounts of designers and wholesale partners (role.designer). */
export const partnerTerms = {
  /** The percent that a discount may take off. */
  minPercent: 1,
  maxPercent: 50,
  /** The percent of the price before the shop's own discount below which none of theirs leads. */
  floorPercent: 50,
} as const
