import type { CouponRefusal } from '@svetlitsa/domain/coupon/coupon'
import { hasElevenDigits } from '@svetlitsa/domain/phone/phone-digits'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Context } from '../../platform/context/context.ts'
import { findBasket } from '../basket/basket.queries.ts'
import { listOrderableLines, loadLines, priceLines } from '../basket/load-basket.ts'
import { findCouponTerms } from '../coupon/find-coupon-terms.ts'
import { countGuess } from './limit-coupon-guesses.ts'

/**
 * Why the checked lines of a shopper's basket do not take a coupon; null when they do. The phone is judged
 * before the code: without it nothing is said about a code (basket.coupon).
 */
export async function findCouponRefusal(
  context: Context,
  shopper: Shopper,
  { code, phone }: { code: string; phone: string },
): Promise<CouponRefusal | null> {
  if (!hasElevenDigits(phone)) return 'phone'
  const row = await findBasket(shopper, context.db)
  const { lines } = row ? await loadLines(shopper, context.db, row) : { lines: [] }
  const takeBackGuess = await countGuess(context)
  const { id, terms } = await findCouponTerms(shopper, context.db, { code, phone })
  if (id !== null) await takeBackGuess()
  return priceLines(listOrderableLines({ lines }), {
    coupon: terms,
    bonus: { wished: 0, balance: 0 },
  }).couponRefusal
}
