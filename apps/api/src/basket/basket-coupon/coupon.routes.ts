import * as contract from '@svetlitsa/api-client/coupon/contract'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { changeBasketAtVersion } from '../basket/change-basket.ts'
import { refreshBasketSnapshot } from '../basket/refresh-basket-snapshot.ts'
import { getCouponRefusalText } from '../coupon/get-coupon-refusal-text.ts'
import { findCouponRefusal } from './find-coupon-refusal.ts'

export const couponRoutes = [
  handle(contract.setCoupon, async (context, { coupon, phone = '' }) => {
    const code = coupon.trim().toUpperCase()
    const refusal = code ? await findCouponRefusal(context, context, { code, phone }) : null
    if (refusal) {
      const { basket } = await refreshBasketSnapshot(context, context.db)
      return { basket, errorShow: getCouponRefusalText(refusal, context.language) }
    }
    const set = code ? { coupon: code, couponPhone: phone } : { coupon: null, couponPhone: null }
    const changed = await changeBasketAtVersion<never>(context, async () => ({ changes: [], set }))
    return changed instanceof Refusal ? changed : { basket: changed.basket, errorShow: null }
  }),
]
