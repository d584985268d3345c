import type { DeliveryServicePrices } from '@svetlitsa/api-client/delivery/queries'
import { calculateLiftPrice, calculateToDoorPrice } from '@svetlitsa/domain/delivery/delivery-price'
import type { DeliveryFields } from './delivery-fields.ts'

type ChosenServices = Pick<DeliveryFields, 'toDoor' | 'lift' | 'floor' | 'assembly'>

/**
 * Returns the price of the selected services before they are saved, by the same rules as the
 * server.
 */
export function calculateServicesSum(
  prices: DeliveryServicePrices,
  chosen: ChosenServices,
): number {
  const assembly = chosen.assembly ? prices.assembly : 0
  return calculateToDoorPrice(chosen.toDoor, prices) + calculateLiftSum(prices, chosen) + assembly
}

/** Returns the price of lifting; 0 unless selected. */
export function calculateLiftSum(
  prices: DeliveryServicePrices,
  { lift, floor }: Pick<DeliveryFields, 'lift' | 'floor'>,
): number {
  if (lift === 'none') return 0
  if (lift === 'lift') return calculateLiftPrice({ by: 'elevator' }, prices)
  // Before the floor is known nothing is charged; it is asked for before the order.
  return calculateLiftPrice({ by: 'stairs', floor: floor ?? 1, weightKg: prices.weightKg }, prices)
}
