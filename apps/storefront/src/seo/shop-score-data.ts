/** The shop's score as search engines read it (schema.org AggregateRating). */
export function shopScoreData(
  { score, count }: { score: number; count: number },
  brand: string,
): Record<string, unknown> {
  return {
    '@type': 'FurnitureStore',
    name: brand,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: score,
      reviewCount: count,
      bestRating: 5,
    },
  }
}
