import { type LineSums, sumLineParts } from './order-line.ts'

/** Why goods of a delivered order come back. */
export const returnReasons = ['quality', 'refused', 'mistake', 'other'] as const

export type ReturnReason = (typeof returnReasons)[number]

/** The states of a customer's request to give goods back. */
export const refundStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const

export type RefundState = (typeof refundStates)[number]

/** How long goods that simply do not suit may be given back: the promise on the product's page. */
const refundDays = 14
/** Within how many days staff answer a request. */
export const refundAnswerDays = 3

const DAY_MS = 86_400_000

/**
 * Returns the reasons for which a customer may ask to give goods back: any within 14 days after
 * delivery, later only a fault.
 */
export function listRefundReasons(deliveredAt: Date, now: Date): readonly ReturnReason[] {
  const isEarly = now.getTime() - deliveredAt.getTime() <= refundDays * DAY_MS
  return isEarly ? returnReasons : ['quality']
}

/** Sums of an order in whole currency units. */
export interface OrderMoney {
  /** What the order costs. */
  total: number
  /** What was paid for it, without what went back and what is already planned to go back. */
  held: number
}

/**
 * Returns what an order has beyond its total: only this goes back, so that a part payment first covers
 * what its buyer keeps (order.returns).
 */
export function calculateMoneyBack({ total, held }: OrderMoney): number {
  return Math.max(0, held - total)
}

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
