import { roundMoney } from '../../money/round-money.ts'
import type { DeliveryTariff } from './delivery-tariff.ts'

/**
 * Returns the price of delivery outside the city, in whole currency units: a rate per kilometre
 * from the nearest warehouse (ADR 0040).
 * @throws RangeError for a negative distance or NaN.
 */
export function calculateOutsidePrice(
  distanceKm: number,
  tariff: Pick<DeliveryTariff, 'outsidePerKm'>,
): number {
  if (!(distanceKm >= 0)) throw new RangeError(`Not a distance: ${distanceKm}`)
  return roundMoney(distanceKm * tariff.outsidePerKm)
}
