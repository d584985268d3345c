import { roundMoney } from '../money/round-money.ts'
import type { DeliveryTariff } from './delivery-tariff.ts'

/** Delivery outside the city: a price per kilometre from the nearest warehouse (decisions «Orders»). */
export function outsidePrice(
  distanceKm: number,
  tariff: Pick<DeliveryTariff, 'outsidePerKm'>,
): number {
  if (!(distanceKm >= 0)) throw new RangeError(`Not a distance: ${distanceKm}`)
  return roundMoney(distanceKm * tariff.outsidePerKm)
}
