import type { DeliveryTariff } from './delivery-tariff.ts'

/** How the goods go up: in a lift that holds them, or by the stairs. */
export type Lift = { by: 'elevator' } | { by: 'stairs'; floor: number; weightKg: number }

/**
 * Lifting to the floor: one price in a lift; by the stairs a price for each floor and each begun
 * 50 kg (decisions «Orders»). On the ground floor there is nothing to lift.
 *
 * @throws RangeError for a floor that is not whole and positive, or a negative weight.
 */
export function liftPrice(
  lift: Lift,
  tariff: Pick<DeliveryTariff, 'liftByElevator' | 'liftPerFloor' | 'liftBandKg'>,
): number {
  if (lift.by === 'elevator') return tariff.liftByElevator
  const { floor, weightKg } = lift
  if (!Number.isInteger(floor) || floor < 1) throw new RangeError(`Not a floor: ${floor}`)
  if (!(weightKg >= 0)) throw new RangeError(`Not a weight: ${weightKg}`)
  if (floor === 1) return 0
  return tariff.liftPerFloor * floor * Math.max(1, Math.ceil(weightKg / tariff.liftBandKg))
}
