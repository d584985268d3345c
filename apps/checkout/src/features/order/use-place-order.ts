import type { Basket } from '@svetlitsa/api-client/query/basket'
import { useCreateOrder } from '@svetlitsa/api-client/query/order'
import { useUserData } from '@svetlitsa/api-client/query/session'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { eventItems } from '@svetlitsa/shell/analytics/event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/track-event'
import { newKey } from '@svetlitsa/shell/basket/new-key'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'

export type OrderFields = { name: string; phoneNumber: string; email: string; noCall: boolean }

/**
 * Makes the order of the basket as it was seen. The key is kept over retries of one basket version,
 * so that a lost answer cannot make a second order; a failure without words is «unknown» (account §8).
 */
export function usePlaceOrder(basket: Basket, setError: UseFormSetError<OrderFields>) {
  const say = useTexts(basketTexts)
  const navigate = useNavigate()
  const create = useCreateOrder()
  const { data: user } = useUserData()
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = useRef({ version: -1, key: '' })

  const place = async (fields: OrderFields) => {
    if (create.isPending) return
    if (attempt.current.version !== basket.version) {
      attempt.current = { version: basket.version, key: newKey() }
    }
    setFailure(null)
    const items = eventItems(basket.items.filter(({ checked }) => checked))
    trackEvent({ action: 'checkout', items, step: 2 })
    const { email, ...contacts } = fields
    const made = await create
      .mutateAsync({
        key: attempt.current.key,
        ...contacts,
        ...(email ? { email } : {}),
        basketVersion: basket.version,
      })
      .catch(() => null)
    if (made?.ok) {
      trackEvent({
        action: 'purchase',
        items,
        orderId: made.answer.orderId,
        revenue: basket.payable,
        isStaff: (user?.userData || null)?.isStaff ?? false,
        ...(basket.coupon && { coupon: basket.coupon.code }),
      })
      await navigate({ href: link.delivery(made.answer.basketGroup) })
      return
    }
    for (const [field, text] of Object.entries(made?.fields ?? {})) {
      if (field === 'name' || field === 'phoneNumber' || field === 'email')
        setError(field, { message: text })
    }
    setFailure(made?.message || say('errors.unknown'))
  }
  return { place, failure, isPending: create.isPending }
}
