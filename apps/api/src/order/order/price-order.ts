import type { CouponRefusal } from '@svetlitsa/domain/coupon/coupon'
import { sumLine } from '@svetlitsa/domain/money/sum'
import type { Totals, TotalsRequest } from '@svetlitsa/domain/total/calculate-totals'
import type { BasketRow } from '../../basket/basket/basket.queries.ts'
import { getSeenPrice } from '../../basket/basket/basket-version.ts'
import { priceLines } from '../../basket/basket/load-basket.ts'
import { findBasketBonus, getBonusPhone } from '../../basket/bonus/find-basket-bonus.ts'
import { lockBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { lockCoupon } from '../../basket/coupon/coupon.queries.ts'
import { findCouponTerms } from '../../basket/coupon/find-coupon-terms.ts'
import { getCouponRefusalText } from '../../basket/coupon/get-coupon-refusal-text.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { ClaimedGoods, OrderRequest } from './claim-goods.ts'
import { type PlannedOrder, planOrders } from './plan-orders.ts'

/** Claimed goods with their sums, under the locks of coupon and bonus account. */
export interface PricedGoods extends ClaimedGoods {
  totals: Totals
  /** One order per supplying place, none of them saved. */
  plans: PlannedOrder[]
  /** The coupon that takes a part of the sums, to be redeemed; null without one. */
  couponId: number | null
}

export type PriceRefusal = Refusal<
  'coupon_refused' | 'basket_changed' | 'bonus_phone' | 'bonus_changed'
>

/**
 * Prices the goods of an order, once for all that is decided by it. Its coupon is read once, under the
 * coupon's lock, and counted by the phone of the order (coupon.per-phone); so are the bonuses, under the
 * lock of their account. A coupon that is refused, or reductions that are smaller than seen, are told
 * instead of charged.
 */
export async function priceOrder(
  shopper: Shopper,
  tx: Db,
  goods: ClaimedGoods,
  { contacts: { phone }, offerIds }: Pick<OrderRequest, 'contacts' | 'offerIds'>,
): Promise<PricedGoods | PriceRefusal> {
  const { row: basket, lines, seen } = goods
  const coupon = await lockOrderCoupon(shopper, tx, { code: basket.coupon, phone })
  const bonus = await lockBasketBonus(shopper, tx, basket)
  const { bonusSpendPercent: spendPercent } = shopper.services.shop.settings.promises
  const totals = priceLines(lines, {
    coupon: coupon?.terms ?? null,
    bonus: { ...bonus, spendPercent },
  })
  if (totals.couponRefusal) return refuseCoupon(totals.couponRefusal, shopper)
  if (bonus.wished > 0 && basket.bonusPhone !== phone) return refuse('bonus_phone')
  if (bonus.wished > 0 && bonus.balance < seen.bonus)
    return refuse('bonus_changed', { values: { sum: totals.sums.bonus } })
  // An order of all checked lines costs what was seen.
  if (offerIds === null && totals.total > getSeenTotal(goods)) return refuse('basket_changed')
  const plans = planOrders(goods.allotments, lines, totals)
  return { ...goods, totals, plans, couponId: coupon?.id ?? null }
}

async function lockOrderCoupon(
  shopper: Shopper,
  tx: Db,
  { code, phone }: { code: string | null; phone: string },
) {
  if (code === null) return null
  await lockCoupon(tx, code)
  return findCouponTerms(shopper, tx, { code, phone })
}

/** Of several orders with one number's bonuses, each sees what those before it have spent. */
async function lockBasketBonus(
  shopper: Shopper,
  tx: Db,
  basket: BasketRow,
): Promise<TotalsRequest['bonus']> {
  const phone = getBonusPhone(shopper)
  if (basket.bonusSum === 0 || phone === null) return { wished: 0, balance: 0 }
  await lockBonusAccount(tx, phone)
  return findBasketBonus(shopper, tx, basket)
}

export function refuseCoupon(
  reason: CouponRefusal,
  { language }: Pick<Shopper, 'language'>,
): Refusal<'coupon_refused'> {
  return refuse('coupon_refused', { values: { text: getCouponRefusalText(reason, language) } })
}

/** What the lines cost as the shopper saw them last. */
function getSeenTotal({ lines, seen }: ClaimedGoods): number {
  const sum = lines.reduce(
    (total, one) => total + sumLine(getSeenPrice(one, seen), one.line.quantity),
    0,
  )
  return sum - seen.discount - seen.bonus
}
