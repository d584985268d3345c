import type { DeliveryTariff } from './delivery-tariff.ts'

/** The courier in the city: free from a sum of goods, that sum included (decisions «Orders»). */
export function courierPrice(
  goodsSum: number,
  tariff: Pick<DeliveryTariff, 'courier' | 'courierFreeFrom'>,
): number {
  return goodsSum >= tariff.courierFreeFrom ? 0 : tariff.courier
}
