import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useCreateOrder } from '@svetlitsa/api-client/order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { toEventItems } from '@svetlitsa/shell/analytics/event/to-event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'

export type OrderFields = { name: string; phoneNumber: string; email: string; noCall: boolean }

/**
 * Creates the order from the displayed basket. The idempotency key is kept for retries of one
 * basket version, so that a lost response cannot create a second order. An error without a message
 * is reported as «unknown» (order.create).
 */
export function usePlaceOrder(basket: Basket, setError: UseFormSetError<OrderFields>) {
  const t = useTexts(basketTexts)
  const navigate = useNavigate()
  const create = useCreateOrder()
  const { data: user } = useUserData()
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const submission = useRef({ version: -1, key: '' })

  const placeOrder = async (fields: OrderFields) => {
    if (create.isPending) return
    if (submission.current.version !== basket.version) {
      submission.current = { version: basket.version, key: createIdempotencyKey() }
    }
    setErrorMessage(null)
    const items = toEventItems(basket.items.filter(({ checked }) => checked))
    trackEvent({ action: 'checkout', items, step: 2 })
    const { email, ...contacts } = fields
    const outcome = await create
      .mutateAsync({
        key: submission.current.key,
        ...contacts,
        ...(email ? { email } : {}),
        basketVersion: basket.version,
      })
      .catch(() => null)
    if (outcome?.ok) {
      trackEvent({
        action: 'purchase',
        items,
        orderId: outcome.answer.orderId,
        revenue: basket.payable,
        isStaff: (user?.userData || null)?.isStaff ?? false,
        ...(basket.coupon && { coupon: basket.coupon.code }),
      })
      await navigate({ href: link.delivery(outcome.answer.basketGroup) })
      return
    }
    for (const [field, text] of Object.entries(outcome?.fields ?? {})) {
      if (field === 'name' || field === 'phoneNumber' || field === 'email')
        setError(field, { message: text })
    }
    setErrorMessage(outcome?.message || t('errors.unknown'))
  }
  return { placeOrder, errorMessage, isPending: create.isPending }
}
