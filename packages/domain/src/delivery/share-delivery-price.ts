import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

/** An order of a checkout, or the goods of one that is not made yet. */
export type DeliveryPart = {
  id: number
  /** The first order, of a follow-up order. */
  parentId: number | null
  /** Its goods after group discount and coupon; bonuses and certificates pay and do not lower it. */
  goodsSum: number
  weightKg: number
}

/**
 * Returns what one order pays for delivery, in whole currency units. A checkout pays one delivery,
 * whatever warehouses take part: its price depends on all of its goods and is shared out over its first
 * orders in proportion to their goods, with those that were split off later. A follow-up order is
 * brought on its own and pays for that, but what is free for the whole stays free for it
 * (delivery.price).
 *
 * @param parts the orders of the checkout that are not cancelled, with `part`.
 * @param calculate the price of one delivery.
 */
export function shareDeliveryPrice(
  parts: readonly DeliveryPart[],
  part: DeliveryPart,
  calculate: (load: { goodsSum: number; weightKg: number }) => number,
): number {
  const goodsSum = sumGoods(parts)
  if (part.parentId !== null) return calculate({ goodsSum, weightKg: part.weightKg })
  const together = listDeliveredTogether(parts, part)
  const groups = together.map((first) => [
    first,
    ...parts.filter(({ parentId }) => parentId === first.id),
  ])
  const weightKg = groups.flat().reduce((sum, one) => sum + one.weightKg, 0)
  const shares = splitByLargestRemainder(calculate({ goodsSum, weightKg }), groups.map(sumGoods))
  return shares[together.indexOf(part)] ?? 0
}

/** The orders that share one delivery with this one: all that were made at once. */
export function listDeliveredTogether<Part extends DeliveryPart>(
  parts: readonly Part[],
  part: Part,
): Part[] {
  return part.parentId === null ? parts.filter(({ parentId }) => parentId === null) : [part]
}

function sumGoods(parts: readonly DeliveryPart[]): number {
  return parts.reduce((sum, { goodsSum }) => sum + goodsSum, 0)
}
