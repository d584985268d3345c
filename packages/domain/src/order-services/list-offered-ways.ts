export type DeliveryWay = 'delivery' | 'pickup'

/**
 * Returns how an order can be got: as it was chosen, and the other way where the region has it. Goods
 * that stand ready where they leave from are not carried elsewhere: only their day can be chosen
 * (services.fields).
 *
 * @param order.chosen null while nothing was chosen.
 * @param order.isReady orders.ready of the call.
 * @param region the ways that the region offers.
 */
export function listOfferedWays(
  order: { chosen: DeliveryWay | null; isReady: boolean },
  region: readonly DeliveryWay[],
): readonly DeliveryWay[] {
  const { chosen, isReady } = order
  const ways: readonly DeliveryWay[] = ['delivery', 'pickup']
  return ways.filter((way) => way === chosen || (!isReady && region.includes(way)))
}
