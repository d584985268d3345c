/** A rating block is shown only when somebody has rated (storefront §5). */
export function showsRating(rating: { count: number }): boolean {
  return rating.count > 0
}
