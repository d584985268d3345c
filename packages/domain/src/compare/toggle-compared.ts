/** A product that was chosen for the comparison, by the address of its page. */
export type ComparedProduct = {
  /** The address without a query: `/catalog/{section}/{product}/`. */
  url: string
  offerId: number
}

/** The most products side by side (compare.products). */
export const maxCompared = 4

/**
 * Adds a product to the comparison, or removes one that is in it. Null when it would be a fifth. A
 * product stands there once, whichever finish was chosen.
 */
export function toggleCompared(
  compared: readonly ComparedProduct[],
  product: ComparedProduct,
): ComparedProduct[] | null {
  const others = compared.filter(({ url }) => url !== product.url)
  if (others.length < compared.length) return others
  return compared.length < maxCompared ? [...compared, product] : null
}
