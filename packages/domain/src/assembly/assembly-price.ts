import type { DeliveryTariff } from '../delivery/delivery-tariff.ts'
import { roundMoney } from '../money/round-money.ts'

/**
 * What the assembly of goods costs: 8 % of their prices before bonuses, rounded, 990 ₽ at least
 * (decisions «Orders»). Nothing where there is nothing to assemble.
 */
export function assemblyPrice(
  goodsSum: number,
  tariff: Pick<DeliveryTariff, 'assemblyPercent' | 'assemblyMinimum'>,
): number {
  if (goodsSum <= 0) return 0
  return Math.max(roundMoney((goodsSum * tariff.assemblyPercent) / 100), tariff.assemblyMinimum)
}
