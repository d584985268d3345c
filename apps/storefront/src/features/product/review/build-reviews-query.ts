/** Filters and sort order of a product's reviews. */
export type ReviewChoice = { sort: string; photos: boolean; finish: string | null }

/** The initial filters and sort order. */
export const defaultReviewChoice: ReviewChoice = { sort: 'useful', photos: false, finish: null }

export function buildReviewsQuery(productID: number, { sort, photos, finish }: ReviewChoice) {
  return {
    productID,
    page: 1,
    sort,
    filters: { ...(photos && { photos }), ...(finish !== null && { finish }) },
  }
}
