import type { CouponRefusal } from '@svetlitsa/domain/coupon/coupon'
import { sumLine } from '@svetlitsa/domain/money/sum'
import type { Totals, TotalsRequest } from '@svetlitsa/domain/total/calculate-totals'
import type { BasketRow } from '../../basket/basket/basket.queries.ts'
import { getSeenPrice, type SeenBasket } from '../../basket/basket/basket-version.ts'
import type { LoadedLine } from '../../basket/basket/load-basket.ts'
import { priceLines } from '../../basket/basket/price-lines.ts'
import { findBasketBonus, getBonusPhone } from '../../basket/bonus/find-basket-bonus.ts'
import { lockBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { lockCoupon, redeemCoupon } from '../../basket/coupon/coupon.queries.ts'
import { findCouponTerms } from '../../basket/coupon/find-coupon-terms.ts'
import { getCouponRefusalText } from '../../basket/coupon/get-coupon-refusal-text.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

interface OrderToPrice {
  basket: BasketRow
  lines: readonly LoadedLine[]
  seen: SeenBasket
  checkoutGuid: string
  phone: string
  /** Whether the order takes all checked lines, so that its sum is the one that was shown. */
  isWhole: boolean
}

export type PriceRefusal = Refusal<
  'coupon_refused' | 'basket_changed' | 'bonus_phone' | 'bonus_changed'
>

/**
 * The sums of the lines of an order. Its coupon is read once, under the coupon's lock, and counted
 * by the phone of the order (coupon.per-phone); so are the bonuses, under the lock of their account.
 * A coupon that is refused, or reductions that are smaller than shown, are told instead of charged.
 */
export async function priceOrder(
  shopper: Shopper,
  tx: Db,
  order: OrderToPrice,
): Promise<Totals | PriceRefusal> {
  const { basket, lines, seen, checkoutGuid, phone, isWhole } = order
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
  if (isWhole && totals.total > sumSeen(order)) return refuse('basket_changed')
  if (coupon && !(await redeemCoupon(tx, { couponId: coupon.id ?? 0, checkoutGuid, phone })))
    return refuseCoupon('used-up', shopper)
  return totals
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

function refuseCoupon(reason: CouponRefusal, { language }: Shopper): Refusal<'coupon_refused'> {
  return refuse('coupon_refused', { values: { text: getCouponRefusalText(reason, language) } })
}

/** What the lines cost as the shopper saw them last. */
function sumSeen({ lines, seen }: OrderToPrice): number {
  const sum = lines.reduce(
    (total, one) => total + sumLine(getSeenPrice(one, seen), one.line.quantity),
    0,
  )
  return sum - seen.discount - seen.bonus
}
