import { type LineSums, sumLineParts } from '../divide-order-line.ts'
import { calculateMoneyBack, type OrderMoney } from './calculate-money-back.ts'

export interface ReturnSums {
  /** The money that goes back. */
  sum: number
  /** The bonuses that go back. */
  bonus: number
  /** By how much what is still to pay becomes less. */
  debt: number
}

/**
 * Returns what taking these parts of an order back gives its buyer, in whole currency units. The form
 * of a return, the request and the desk of the staff all go by it (lk.orders, order.returns).
 */
export function calculateReturn(
  taken: readonly LineSums[],
  { total, held }: OrderMoney,
): ReturnSums {
  const { goodsSum, couponDiscount, bonusSpent } = sumLineParts(taken)
  const value = goodsSum - couponDiscount - bonusSpent
  const left = total - value
  const sum = calculateMoneyBack({ total: left, held })
  return { sum, bonus: bonusSpent, debt: Math.max(0, total - held) - Math.max(0, left - held) }
}
