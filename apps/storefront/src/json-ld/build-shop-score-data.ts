/** Builds the structured data of the shop's rating (schema.org AggregateRating). */
export function buildShopScoreData(
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
