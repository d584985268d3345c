/** Minimum ratings that a shopper can choose, in tenths of a star. */
export const RATING_STEPS: readonly number[] = [45, 40, 30]

/** Formats a minimum rating for an address: «4.5», «4». */
export const toRatingId = (step: number): string => String(step / 10)
