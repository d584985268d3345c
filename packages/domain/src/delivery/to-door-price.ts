import type { DeliveryTariff } from './delivery-tariff.ts'

/** Carrying to the door, where it is asked for (decisions «Orders»). */
export function toDoorPrice(toDoor: boolean, tariff: Pick<DeliveryTariff, 'toDoor'>): number {
  return toDoor ? tariff.toDoor : 0
}
