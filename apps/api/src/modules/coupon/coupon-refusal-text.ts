import type { CouponRefusal } from '@svetlitsa/domain/coupon/apply-coupon'
import { couponTexts } from '@svetlitsa/i18n/coupon-texts'
import type { Language } from '../../platform/context.ts'

/** `errorShow` of account §5 in the reader's language. */
export function couponRefusalText(reason: CouponRefusal, language: Language): string {
  const texts: Record<CouponRefusal, string> = couponTexts[language].refusals
  return texts[reason]
}
