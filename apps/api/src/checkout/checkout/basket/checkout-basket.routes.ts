import * as contract from '@svetlitsa/api-client/checkout-order/contract'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { lockBasket, saveBasket } from '../../../basket/basket/basket.queries.ts'
import { findCouponRefusal } from '../../../basket/basket-coupon/find-coupon-refusal.ts'
import { getBonusPhone } from '../../../basket/bonus/find-basket-bonus.ts'
import { getCouponRefusalText } from '../../../basket/coupon/get-coupon-refusal-text.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { setBasketBonus } from '../../basket-bonus/set-basket-bonus.ts'
import { readCheckout } from '../read-checkout.ts'
import { changeDraftBasket, findOpenBasket } from './change-draft-basket.ts'

export const checkoutBasketRoutes = [
  handle(contract.setCheckoutCoupon, async (context, { id, coupon, phone }) => {
    const code = coupon.toUpperCase()
    const open = await findOpenBasket(context, id)
    if (open instanceof Refusal) return open
    const refusal = code ? await findCouponRefusal(context, open.owner, { code, phone }) : null
    if (refusal) {
      const errorShow = getCouponRefusalText(refusal, context.language)
      return { checkout: await readCheckout(context, open.draft), errorShow }
    }
    const changed = await changeDraftBasket<never>(context, id, async (owner, tx) => {
      const { id: basketId } = await lockBasket(owner, tx)
      const set = code ? { coupon: code, couponPhone: phone } : { coupon: null, couponPhone: null }
      await saveBasket(tx, basketId, set)
      return undefined
    })
    return changed instanceof Refusal ? changed : { checkout: changed.checkout, errorShow: null }
  }),

  handle(contract.setCheckoutBonus, async (context, { id, bonusSum }) => {
    const changed = await changeDraftBasket(context, id, async (owner, tx) => {
      if (owner.region.kz) return refuse('bonus_off')
      const phone = getBonusPhone(owner)
      if (phone === null) return refuse('bonus_unconfirmed')
      const row = await lockBasket(owner, tx)
      const { set } = await setBasketBonus(owner, tx, row, { phone, bonusSum })
      await saveBasket(tx, row.id, set)
      return undefined
    })
    if (changed instanceof Refusal) return changed
    const { checkout, basket } = changed
    const t = getTranslator(bonusTexts, context.language)
    const isLess = basket.bonusSum < bonusSum
    return { checkout, errorShow: isLess ? t('limited', { count: basket.bonusSum }) : null }
  }),
]
