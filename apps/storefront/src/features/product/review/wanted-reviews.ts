/** Which of a product's reviews a reader wants to see. */
export type ReviewChoice = { sort: string; photos: boolean; finish: string | null }

/** What is shown before anything is chosen. */
export const firstReviews: ReviewChoice = { sort: 'useful', photos: false, finish: null }

export function wantedReviews(productID: number, { sort, photos, finish }: ReviewChoice) {
  return {
    productID,
    page: 1,
    sort,
    filters: { ...(photos && { photos }), ...(finish !== null && { finish }) },
  }
}
