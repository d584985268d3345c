import { calculateCourierPrice } from '@svetlitsa/domain/delivery/delivery-price'
import type { TariffRow } from './delivery-terms.queries.ts'

/**
 * The price that delivery of goods to an address begins with in a region, before distance and
 * weight: the courier's, otherwise the transport company's; null without both.
 */
export function getStartingPrice(tariffs: readonly TariffRow[], goodsSum: number): number | null {
  const courier = tariffs.find(({ kind }) => kind === 'courier')
  if (courier) {
    return calculateCourierPrice(goodsSum, {
      courier: courier.price,
      courierFreeFrom: courier.freeFrom ?? Number.MAX_SAFE_INTEGER,
    })
  }
  return tariffs.find(({ kind }) => kind === 'transport')?.price ?? null
}
