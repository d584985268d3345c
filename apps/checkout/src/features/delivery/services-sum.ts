import type { DeliveryServicePrices } from '@svetlitsa/api-client/query/delivery'
import { liftPrice } from '@svetlitsa/domain/delivery/lift-price'
import { toDoorPrice } from '@svetlitsa/domain/delivery/to-door-price'
import type { DeliveryFields } from './delivery-fields.ts'

type Chosen = Pick<DeliveryFields, 'toDoor' | 'lift' | 'floor' | 'assembly'>

/** What the ticked services cost, before they are saved; the server counts by the same rules. */
export function servicesSum(prices: DeliveryServicePrices, chosen: Chosen): number {
  const assembly = chosen.assembly ? prices.assembly : 0
  return toDoorPrice(chosen.toDoor, prices) + liftSum(prices, chosen) + assembly
}

/** Lifting alone; nothing where it is not wanted. */
export function liftSum(
  prices: DeliveryServicePrices,
  { lift, floor }: Pick<DeliveryFields, 'lift' | 'floor'>,
): number {
  if (lift === 'none') return 0
  if (lift === 'lift') return liftPrice({ by: 'elevator' }, prices)
  return liftPrice({ by: 'stairs', floor, weightKg: prices.weightKg }, prices)
}
