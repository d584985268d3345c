import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

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
