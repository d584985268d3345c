import type { DeliveryTariff } from './delivery-tariff.ts'

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
