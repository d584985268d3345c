/** The sort orders of reviews; the first is the default. */
export const reviewSorts = ['useful', 'new', 'high', 'low'] as const

export type ReviewSort = (typeof reviewSorts)[number]

/** Parses a sort order from an address or a call; unknown values give the default. */
export function parseReviewSort(text: string | undefined): ReviewSort {
  return reviewSorts.find((sort) => sort === text) ?? reviewSorts[0]
}
