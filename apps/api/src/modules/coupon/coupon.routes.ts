import * as contract from '@svetlitsa/api-client/coupon/contract'
import type { CouponRefusal } from '@svetlitsa/domain/coupon/apply-coupon'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockBasket, touchBasket } from '../basket/basket.queries.ts'
import { refuseIfStale } from '../basket/basket-version.ts'
import { changeBasket } from '../basket/change-basket.ts'
import { loadLines } from '../basket/load-basket.ts'
import { priceLines } from '../basket/price-lines.ts'
import { showBasket } from '../basket/show-basket.ts'
import { findCouponTerms } from './find-coupon-terms.ts'
import { getCouponRefusalText } from './get-coupon-refusal-text.ts'
import { countGuess } from './limit-coupon-guesses.ts'

export const couponRoutes = [
  handle(contract.setCoupon, async (context, { coupon, phone = '' }) => {
    const code = coupon.trim().toUpperCase()
    const refusal = code ? await decideRefusal(context, code, phone) : null
    if (refusal) {
      const { basket } = await showBasket(context)
      return { basket, errorShow: getCouponRefusalText(refusal, context.language) }
    }
    const changed = await changeBasket(context, async (tx, seenVersion) => {
      const row = await lockBasket(context, tx)
      const stale = refuseIfStale(row, seenVersion)
      if (stale) return stale
      await touchBasket(
        tx,
        row.id,
        code ? { coupon: code, couponPhone: phone } : { coupon: null, couponPhone: null },
      )
      return []
    })
    return changed instanceof Refusal ? changed : { basket: changed.basket, errorShow: null }
  }),
]

/**
 * Why the checked lines of the basket do not take a coupon; null when they do. The phone is judged
 * before the code: without it nothing is said about a code (basket.coupon).
 */
async function decideRefusal(
  context: Context,
  code: string,
  phone: string,
): Promise<CouponRefusal | null> {
  if (!hasElevenDigits(phone)) return 'phone'
  const { lines } = (await loadLines(context)) ?? { lines: [] }
  const takeBackGuess = await countGuess(context)
  const { id, terms } = await findCouponTerms(context, context.db, { code, phone })
  if (id !== null) await takeBackGuess()
  const checked = lines.filter(({ line, canBeBought }) => line.isChecked && canBeBought)
  return priceLines(checked, { coupon: terms, bonus: { wished: 0, balance: 0 } }).couponRefusal
}
