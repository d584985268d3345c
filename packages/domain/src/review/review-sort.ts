/** In which order reviews are read; the first is the shop's own choice. */
export const reviewSorts = ['useful', 'new', 'high', 'low'] as const

export type ReviewSort = (typeof reviewSorts)[number]

/** The order that an address or a call names; another word means the first. */
export function readReviewSort(text: string | undefined): ReviewSort {
  return reviewSorts.find((sort) => sort === text) ?? reviewSorts[0]
}
