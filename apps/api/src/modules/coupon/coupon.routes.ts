import * as contract from '@svetlitsa/api-client/coupon/contract'
import type { CouponRefusal } from '@svetlitsa/domain/coupon/apply-coupon'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { lockBasket, touchBasket } from '../basket/basket.queries.ts'
import { loadLines } from '../basket/load-basket.ts'
import { priceLines } from '../basket/price-lines.ts'
import { showBasket } from '../basket/show-basket.ts'
import { findCouponTerms } from './find-coupon-terms.ts'
import { getCouponRefusalText } from './get-coupon-refusal-text.ts'

export const couponRoutes = [
  handle(contract.setCoupon, async (context, { coupon, phone = '' }) => {
    const code = coupon.trim().toUpperCase()
    if (code && !hasElevenDigits(phone)) {
      return {
        basket: (await showBasket(context)).basket,
        errorShow: getCouponRefusalText('phone', context.language),
      }
    }
    const refusal = code ? await findCouponRefusal(context, { code, phone }) : null
    if (refusal) {
      return {
        basket: (await showBasket(context)).basket,
        errorShow: getCouponRefusalText(refusal, context.language),
      }
    }
    await context.openSession()
    await context.db.transaction(async (tx) => {
      const row = await lockBasket(context, tx)
      await touchBasket(
        tx,
        row.id,
        code ? { coupon: code, couponPhone: phone } : { coupon: null, couponPhone: null },
      )
    })
    return { basket: (await showBasket(context)).basket, errorShow: null }
  }),
]

/** Why the checked lines of the basket do not take a coupon; null when they do. */
async function findCouponRefusal(
  context: Context,
  requested: { code: string; phone: string },
): Promise<CouponRefusal | null> {
  const { lines } = (await loadLines(context)) ?? { lines: [] }
  const { terms } = await findCouponTerms(context, context.db, requested)
  const checked = lines.filter(({ line, canBeBought }) => line.isChecked && canBeBought)
  return priceLines(checked, { coupon: terms, bonus: { wished: 0, balance: 0 } }).couponRefusal
}
