import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as bonus from '../bonus/client.ts'
import { checkoutKeys } from '../checkout/checkout-cache.ts'
import { orderKeys } from '../order/queries.ts'
import { refreshPayment } from '../payment/queries.ts'
import { sessionKeys } from '../session/queries.ts'

/** Sends a code to the phone of orders that wait for it (order.free). */
export function useSendOrderCode() {
  return useMutation({
    mutationFn: (phone: string) => bonus.sendSmsCode({ phone, forOrder: true }),
  })
}

/** Confirms that phone: the orders belong to its buyer now, and what costs nothing is placed. */
export function useCheckOrderCode(basketGroup: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (typed: { phone: string; smsCode: number }) =>
      bonus.checkSmsCode({ ...typed, forOrder: true }),
    onSuccess: async (outcome) => {
      if (!outcome.ok || outcome.answer.error !== null) return
      void client.invalidateQueries({ queryKey: sessionKeys.userData() })
      void client.invalidateQueries({ queryKey: checkoutKeys.all })
      void client.invalidateQueries({ queryKey: orderKeys.checkout(basketGroup) })
      await refreshPayment(client, basketGroup)
    },
  })
}
