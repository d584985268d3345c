import { sumLine } from '@svetlitsa/domain/money/sum-line'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { LoadedBasket, LoadedLine } from '../basket/load-basket.ts'
import { getShownPrice } from '../basket/show-basket.ts'
import { lockCoupon, redeemCoupon } from '../coupon/coupon.queries.ts'
import { evaluateCoupon } from '../coupon/evaluate-coupon.ts'
import { getCouponRefusalText } from '../coupon/get-coupon-refusal-text.ts'

interface CouponOrder {
  basket: LoadedBasket
  lines: readonly LoadedLine[]
  checkoutGuid: string
  phone: string
  /** Whether the order takes all checked lines, so that its sum is the one that was shown. */
  isWhole: boolean
}

/**
 * Takes the coupon of the basket for an order; returns the discount of each line. Uses are counted
 * under the lock of the coupon, and by the phone of the order (coupon.per-phone). A coupon that is
 * refused, or gives less than shown, is told instead of charged.
 */
export async function redeemOrderCoupon(
  context: Context,
  tx: Db,
  order: CouponOrder,
): Promise<number[] | Refusal<'coupon_refused' | 'basket_changed'>> {
  const { basket, lines, checkoutGuid, phone, isWhole } = order
  const { coupon: code, shownDiscount } = basket.row
  if (!code) return lines.map(() => 0)
  await lockCoupon(tx, code)
  const items = lines.map(({ line, offer }) => ({
    offerIdCurrent: line.offerId,
    sum: { new: sumLine(offer.price, line.quantity) },
  }))
  const { offers } = basket
  const decision = await evaluateCoupon(context, tx, { code, phone, items, offers })
  if (decision.refusal || decision.id === null)
    return refuseCoupon(decision.refusal ?? 'unknown', context)
  if (isWhole) {
    const shownSum = sumLines(lines, getShownPrice) - shownDiscount
    const sum = sumLines(lines, ({ offer }) => offer.price) - decision.discount
    if (sum > shownSum) return refuse('basket_changed')
  }
  const isTaken = await redeemCoupon(tx, { couponId: decision.id, checkoutGuid, phone })
  return isTaken ? decision.lineDiscounts : refuseCoupon('used-up', context)
}

function refuseCoupon(
  reason: Parameters<typeof getCouponRefusalText>[0],
  { language }: Context,
): Refusal<'coupon_refused'> {
  return refuse('coupon_refused', { values: { text: getCouponRefusalText(reason, language) } })
}

function sumLines(lines: readonly LoadedLine[], getPrice: (one: LoadedLine) => number): number {
  return lines.reduce((sum, one) => sum + sumLine(getPrice(one), one.line.quantity), 0)
}
