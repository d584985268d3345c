import type { CouponRefusal } from '@svetlitsa/domain/coupon/coupon'
import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import type { Language } from '../../platform/context/context.ts'

/** The text of `errorShow` (basket.coupon) in the reader's language. */
export function getCouponRefusalText(reason: CouponRefusal, language: Language): string {
  const texts: Record<CouponRefusal, string> = couponTexts[language].refusals
  return texts[reason]
}
