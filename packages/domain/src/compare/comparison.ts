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

export type ComparedProperty = { name: string; value: string }

export type ComparisonRow = {
  name: string
  /** One value a product, in their order; null where a product has none. */
  values: (string | null)[]
  isDifferent: boolean
}

/**
 * Puts the properties of products side by side (compare.products): the rows in the order in which
 * the products name them, the first product's first. What only some have differs.
 */
export function buildComparison(
  products: readonly (readonly ComparedProperty[])[],
): ComparisonRow[] {
  const valuesOfProducts = products.map(
    (properties) => new Map(properties.map(({ name, value }) => [name, value])),
  )
  const names = new Set(products.flatMap((properties) => properties.map(({ name }) => name)))
  return [...names].map((name) => {
    const values = valuesOfProducts.map((values) => values.get(name) || null)
    return { name, values, isDifferent: new Set(values).size > 1 }
  })
}
