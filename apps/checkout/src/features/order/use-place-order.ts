import { type Basket, useResetBasket } from '@svetlitsa/api-client/basket/queries'
import { CallError } from '@svetlitsa/api-client/call/call-error'
import { useCreateOrder } from '@svetlitsa/api-client/order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { type BasketChange, listBasketChanges } from '@svetlitsa/domain/basket/list-basket-changes'
import { link } from '@svetlitsa/domain/route/site-map'
import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { toEventItems } from '@svetlitsa/shell/analytics/event/to-event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { useCaptcha } from '@svetlitsa/shell/captcha/use-captcha'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { dropContactDraft } from './contact-draft.ts'
import { toBasketState } from './to-basket-state.ts'

export type OrderFields = { name: string; phoneNumber: string; email: string; noCall: boolean }

export interface OrderFailure {
  /** The server's message; null where it has none or answered 500 (order.create). */
  message: string | null
  /** How the basket differs from the one that was displayed. */
  changes: BasketChange[]
  /** Whether a field of the form tells more; the focus is there. */
  isAtField: boolean
}

interface PlaceOrderOptions {
  setError: UseFormSetError<OrderFields>
  /** Called with the prices that fell since the basket was displayed. */
  onCheaper: (changes: BasketChange[]) => void
}

/**
 * Creates the order from the displayed basket. The idempotency key is kept for retries of the same
 * order, so that a lost response cannot create a second one; a refused order, and one with corrected
 * contacts, is asked for with a new key. The basket's version allows one of them in any case.
 */
export function usePlaceOrder(basket: Basket, { setError, onCheaper }: PlaceOrderOptions) {
  const network = useTexts(networkTexts)
  const navigate = useNavigate()
  const resetBasket = useResetBasket()
  const create = useCreateOrder()
  const captcha = useCaptcha()
  const { data: user } = useUserData()
  const [failure, setFailure] = useState<OrderFailure | null>(null)
  const submission = useRef({ order: '', key: '' })

  const send = ({ email, ...contacts }: OrderFields) => {
    const order = { ...contacts, ...(email ? { email } : {}), basketVersion: basket.version }
    const content = JSON.stringify(order)
    if (submission.current.order !== content) {
      submission.current = { order: content, key: createIdempotencyKey() }
    }
    return create.mutateAsync({ key: submission.current.key, ...order })
  }

  const showError = (error: unknown) => {
    const isServerError = error instanceof CallError && error.status === 500
    setFailure({
      message: isServerError ? null : getErrorMessage(error),
      changes: [],
      isAtField: false,
    })
    if (error instanceof CallError && error.problem?.code === 'captcha_needed')
      void captcha.requestChallenge()
  }

  const placeOrder = async (fields: OrderFields) => {
    if (create.isPending || captcha.stage === 'solving') return
    setFailure(null)
    if (!navigator.onLine) {
      setFailure({ message: network('offline'), changes: [], isAtField: false })
      return
    }
    const items = toEventItems(basket.items.filter(({ checked }) => checked))
    trackEvent({ action: 'checkout', items, step: 2 })
    try {
      const outcome = await send(fields)
      if (!outcome.ok) {
        submission.current.order = ''
        let isAtField = false
        for (const field of ['name', 'phoneNumber', 'email'] as const) {
          const message = outcome.fields[field]
          if (message === undefined) continue
          setError(field, { message }, { shouldFocus: !isAtField })
          isAtField = true
        }
        const { basket: fresh } = outcome.details
        const changes = fresh ? listBasketChanges(toBasketState(basket), toBasketState(fresh)) : []
        setFailure({ message: outcome.message || null, changes, isAtField })
        return
      }
      const { orderId, basketGroup, orders, changes } = outcome.answer
      trackEvent({
        action: 'purchase',
        items,
        orderId,
        revenue: orders.reduce((sum, { total }) => sum + total, 0),
        isStaff: (user?.userData || null)?.isStaff ?? false,
        ...(basket.coupon && { coupon: basket.coupon.code }),
      })
      dropContactDraft()
      if (changes.length > 0) onCheaper(changes)
      await navigate({ href: link.delivery(basketGroup) })
      resetBasket()
    } catch (error) {
      showError(error)
    }
  }
  return { placeOrder, isPlacing: create.isPending, failure, captcha }
}
