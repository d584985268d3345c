/** The stores that have the product itself, not only its samples. */
export function storesWith<Store extends { quantity: number }>(stores: readonly Store[]): Store[] {
  return stores.filter(({ quantity }) => quantity > 0)
}
