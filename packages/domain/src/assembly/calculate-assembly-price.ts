import type { DeliveryTariff } from '../delivery/tariff/delivery-tariff.ts'
import { roundMoney } from '../money/round-money.ts'

/**
 * Returns the price of assembly in roubles: 8 % of the prices of the goods before bonuses, rounded,
 * at least 990 ₽ (ADR 0040). Returns 0 when nothing needs assembly.
 */
export function calculateAssemblyPrice(
  goodsSum: number,
  tariff: Pick<DeliveryTariff, 'assemblyPercent' | 'assemblyMinimum'>,
): number {
  if (goodsSum <= 0) return 0
  return Math.max(roundMoney((goodsSum * tariff.assemblyPercent) / 100), tariff.assemblyMinimum)
}
