import { roundMoney } from '../money/money.ts'
import type { DeliveryTariff, TransportBand } from './delivery-tariff.ts'

/**
 * Returns the price of courier delivery in the city, in whole currency units: free from a threshold
 * sum of goods, inclusive (ADR 0040).
 */
export function calculateCourierPrice(
  goodsSum: number,
  tariff: Pick<DeliveryTariff, 'courier' | 'courierFreeFrom'>,
): number {
  return goodsSum >= tariff.courierFreeFrom ? 0 : tariff.courier
}

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

/**
 * Returns the price of a transport company for a load, in whole currency units, by its weight band
 * (ADR 0040). Returns null above the heaviest band: the company quotes such loads itself.
 */
export function calculateTransportPrice(
  weightKg: number,
  bands: readonly TransportBand[],
): number | null {
  const fitting = bands
    .toSorted((a, b) => a.upToKg - b.upToKg)
    .find((band) => weightKg <= band.upToKg)
  return fitting?.price ?? null
}

/**
 * Returns the price of carrying goods to the door, in whole currency units; 0 unless requested (ADR
 * 0040).
 */
export function calculateToDoorPrice(
  toDoor: boolean,
  tariff: Pick<DeliveryTariff, 'toDoor'>,
): number {
  return toDoor ? tariff.toDoor : 0
}

/** How the goods are carried up: in an elevator that fits them, or by the stairs. */
export type LiftService = { by: 'elevator' } | { by: 'stairs'; floor: number; weightKg: number }

/**
 * Returns the price of carrying goods up, in whole currency units: one price by elevator; by the
 * stairs a price for each floor and each started 50 kg (ADR 0040). Free on the ground floor.
 * @throws RangeError for a floor that is not a positive integer, or a negative weight.
 */
export function calculateLiftPrice(
  lift: LiftService,
  tariff: Pick<DeliveryTariff, 'liftByElevator' | 'liftPerFloor' | 'liftBandKg'>,
): number {
  if (lift.by === 'elevator') return tariff.liftByElevator
  const { floor, weightKg } = lift
  if (!Number.isInteger(floor) || floor < 1) throw new RangeError(`Not a floor: ${floor}`)
  if (!(weightKg >= 0)) throw new RangeError(`Not a weight: ${weightKg}`)
  if (floor === 1) return 0
  return tariff.liftPerFloor * floor * Math.max(1, Math.ceil(weightKg / tariff.liftBandKg))
}
