import * as contract from '@svetlitsa/api-client/coupon/contract'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { handle } from '../../platform/http/handle.ts'
import { lockBasket, touchBasket } from '../basket/basket.queries.ts'
import { showBasket } from '../basket/show-basket.ts'
import { findSellableOffers } from '../offer/sellable-offer.queries.ts'
import { evaluateCoupon } from './evaluate-coupon.ts'
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
    const before = (await showBasket(context)).basket
    const checked = before.items.filter((item) => item.checked)
    const offers = await findSellableOffers(
      context.db,
      context.region,
      checked.map((item) => item.offerIdCurrent),
    )
    const decided = code
      ? await evaluateCoupon(context, context.db, { code, phone, items: checked, offers })
      : null
    if (decided?.refusal) {
      return { basket: before, errorShow: getCouponRefusalText(decided.refusal, context.language) }
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
