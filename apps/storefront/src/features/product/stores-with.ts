/** The stores that can hand out the offer itself, not another finish or size of the product. */
export function storesWith<Store extends { offerIds: readonly number[] }>(
  stores: readonly Store[],
  offerId: number,
): Store[] {
  return stores.filter(({ offerIds }) => offerIds.includes(offerId))
}
