import type { DeliveryTariff } from './delivery-tariff.ts'

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
