import { CallError } from '@svetlitsa/api-client/call/call-error'
import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import {
  useCheckoutProducts,
  useCreateCheckoutOrder,
} from '@svetlitsa/api-client/checkout-order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { useCaptcha } from '@svetlitsa/shell/captcha/use-captcha'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useState } from 'react'
import { toProductEventItems } from '../../checkout/to-product-event-items.ts'

export interface CheckoutOrderFailure {
  message: string
  /** How the basket differs from the one that was shown, or what is out of stock. */
  changes: readonly BasketChange[]
  /** Whether the basket has to be corrected first. */
  leadsToBasket: boolean
}

const basketReasons = new Set(['out_of_stock', 'basket_empty', 'order_too_large', 'coupon_refused'])

/** Makes the orders of a checkout (order.create); every refusal is told, nothing is lost. */
export function usePlaceCheckout(checkout: Checkout) {
  const t = useTexts(checkoutStepsTexts)
  const network = useTexts(networkTexts)
  const create = useCreateCheckoutOrder(checkout.id)
  const submitOnce = useIdempotentSubmit()
  const captcha = useCaptcha()
  const { data: products = [] } = useCheckoutProducts(checkout.id)
  const { data: session } = useUserData()
  const [failure, setFailure] = useState<CheckoutOrderFailure | null>(null)
  const [basketVersion, setBasketVersion] = useState<number>()

  const place = async () => {
    if (create.isPending || captcha.stage === 'solving') return
    setFailure(null)
    if (!navigator.onLine) return fail(network('offline'))
    try {
      const order = basketVersion === undefined ? {} : { basketVersion }
      const outcome = await submitOnce(order, (key) => create.mutateAsync({ key, ...order }))
      if (outcome.ok) return report(outcome.answer.checkout)
      const { basket, changes = [] } = outcome.details
      // The next press agrees to the basket that the refusal shows.
      setBasketVersion(basket?.version)
      const message = outcome.reason === 'slot_taken' ? t('order.slotTaken') : outcome.message
      fail(message || t('order.failed'), changes, basketReasons.has(outcome.reason))
    } catch (error) {
      const isServerError = error instanceof CallError && error.status === 500
      fail((isServerError ? null : getErrorMessage(error)) ?? t('order.failed'))
      if (error instanceof CallError && error.problem?.code === 'captcha_needed')
        void captcha.requestChallenge()
    }
  }
  const fail = (message: string, changes: readonly BasketChange[] = [], leadsToBasket = false) =>
    setFailure({ message, changes, leadsToBasket })

  const report = ({ orderID, calculation, coupon, currency }: Checkout) => {
    if (orderID === null) return
    trackEvent({
      action: 'purchase',
      items: toProductEventItems(products),
      orderId: orderID,
      revenue: calculation.price.total,
      isStaff: (session?.userData || null)?.isStaff ?? false,
      currency: currency.code,
      ...(coupon && { coupon: coupon.code }),
    })
  }
  return { place, failure, captcha, isPending: create.isPending }
}
