import { type Basket, useResetBasket } from '@svetlitsa/api-client/basket/queries'
import { CallError } from '@svetlitsa/api-client/call/call-error'
import {
  type OrderAnswer,
  type OrderInput,
  useCreateOrder,
} from '@svetlitsa/api-client/order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { type BasketChange, listBasketChanges } from '@svetlitsa/domain/basket/list-basket-changes'
import { link } from '@svetlitsa/domain/route/site-map'
import { toEventItems } from '@svetlitsa/shell/analytics/event/to-event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { useCaptcha } from '@svetlitsa/shell/captcha/use-captcha'
import type { FormOutcome } from '@svetlitsa/shell/form/use-call-form'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dropContactDraft } from './contact-draft.ts'
import { toBasketState } from './to-basket-state.ts'

export type OrderFields = { name: string; phoneNumber: string; email: string; noCall: boolean }

/** The browser has no network, so that nothing was sent. */
export class OfflineError extends Error {}

/** Called with the prices that fell since the basket was displayed. */
type TellCheaper = (changes: BasketChange[]) => void

/**
 * Creates the order from the displayed basket. A retry after a lost response has the key of the form,
 * so that it cannot create a second one; the basket's version allows one order in any case.
 */
export function usePlaceOrder(basket: Basket, onCheaper: TellCheaper) {
  const navigate = useNavigate()
  const resetBasket = useResetBasket()
  const create = useCreateOrder()
  const captcha = useCaptcha()
  const { data: user } = useUserData()
  /** How the basket differs from the one that was displayed, where that refused the order. */
  const [changes, setChanges] = useState<BasketChange[]>([])

  /** The order as it is asked for. */
  const toInput = ({ email, ...contacts }: OrderFields) => ({
    ...contacts,
    ...(email ? { email } : {}),
    basketVersion: basket.version,
  })
  const placeOrder = async (order: OrderInput, key: string): Promise<FormOutcome<OrderAnswer>> => {
    setChanges([])
    // Thrown, not refused: nothing was answered, and the key of a lost answer has to stay.
    if (!navigator.onLine) throw new OfflineError()
    trackEvent({ action: 'checkout', items: listOrdered(basket), step: 2 })
    try {
      const outcome = await create.mutateAsync({ key, ...order })
      if (outcome.ok) return outcome
      const { basket: fresh } = outcome.details
      if (fresh) setChanges(listBasketChanges(toBasketState(basket), toBasketState(fresh)))
      return outcome
    } catch (error) {
      if (error instanceof CallError && error.problem?.code === 'captcha_needed')
        void captcha.requestChallenge()
      throw error
    }
  }
  const complete = async ({ orderId, basketGroup, orders, changes: cheaper }: OrderAnswer) => {
    trackEvent({
      action: 'purchase',
      items: listOrdered(basket),
      orderId,
      revenue: orders.reduce((sum, { total }) => sum + total, 0),
      isStaff: (user?.userData || null)?.isStaff ?? false,
      ...(basket.coupon && { coupon: basket.coupon.code }),
    })
    dropContactDraft()
    if (cheaper.length > 0) onCheaper(cheaper)
    await navigate({ href: link.delivery(basketGroup) })
    resetBasket()
  }
  return { toInput, placeOrder, complete, changes, captcha }
}

const listOrdered = ({ items }: Basket) => toEventItems(items.filter(({ checked }) => checked))
