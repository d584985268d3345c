import type { DeliveryTariff } from './delivery-tariff.ts'

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
