import type { DeliveryTariff } from '../delivery/delivery-tariff.ts'
import { roundMoney } from '../money/money.ts'
import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

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

/** Returns what an assembler earns of the price of an assembly, in whole roubles (ADR 0068). */
export function calculateAssemblyPay(assemblyPrice: number, payPercent: number): number {
  return roundMoney((assemblyPrice * payPercent) / 100)
}

interface DividedGoods {
  /** What the assembly of the whole order costs. */
  price: number
  /** The prices of the goods to be assembled that stay, and of those that move. */
  keptSum: number
  movedSum: number
  /** Whether the goods that move are to be assembled. */
  isWanted: boolean
}

/**
 * Divides the price of an assembly between an order and its follow-up: in proportion to their goods,
 * whole to the first order where the follow-up wants none, and nothing where nobody is left to assemble
 * for (order.follow-up).
 */
export function divideAssembly({ price, keptSum, movedSum, isWanted }: DividedGoods) {
  if (!isWanted || movedSum === 0) return { kept: keptSum > 0 ? price : 0, moved: 0 }
  const [kept = 0, moved = 0] = splitByLargestRemainder(price, [keptSum, movedSum])
  return { kept, moved }
}
