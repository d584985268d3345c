/** Returns whether a rating block is shown: at least one person has rated (domain.rating). */
export function hasRating(rating: { count: number }): boolean {
  return rating.count > 0
}
