import { hashKey, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { type Checkout, checkoutKeys, getCheckoutQueryOptions } from '../checkout/checkout-cache.ts'
import { useCheckoutWrite } from '../checkout/use-checkout-write.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type CheckoutProduct = CallAnswer<typeof contract.getGtmProducts>['products'][number]

const compareEveryMs = 60_000

/**
 * Compares the shown sums with those of the server while the page is looked at, and reads the
 * checkout again where they differ: a price, the stock, a payment elsewhere or staff changed them.
 */
export function useFreshSums({ id, calculation }: Checkout): void {
  const { queryKey } = getCheckoutQueryOptions(id)
  useQuery({
    queryKey: checkoutKeys.calculation(id),
    queryFn: async ({ signal, client }) => {
      const fresh = unwrapAnswer(await api.getCheckoutCalculation({ id }, { signal }))
      const shown = client.getQueryData(queryKey)?.checkout?.calculation
      // What is being saved changes the sums itself.
      const isSaving = client.isMutating({ mutationKey: checkoutKeys.write() }) > 0
      if (!isSaving && !areEqual(shown, fresh)) void client.invalidateQueries({ queryKey })
      return fresh
    },
    initialData: calculation,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: compareEveryMs,
  })
}

function areEqual(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other])
}

/** The goods of a checkout, for its summary and for analytics (checkout.gtm). */
export function useCheckoutProducts(id: string) {
  return useQuery({
    queryKey: checkoutKeys.goods(id),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getGtmProducts({ id }, { signal })).products,
  })
}

export function useSetCheckoutCoupon(id: string) {
  return useCheckoutWrite<typeof contract.setCheckoutCoupon, { coupon: string; phone: string }>(
    id,
    {
      write: (input) => api.setCheckoutCoupon({ id, ...input }),
      pick: ({ checkout }) => checkout,
    },
  )
}

export function useSetCheckoutBonus(id: string) {
  return useCheckoutWrite<typeof contract.setCheckoutBonus, number>(id, {
    write: (bonusSum) => api.setCheckoutBonus({ id, bonusSum }),
    pick: ({ checkout }) => checkout,
  })
}

/** Names the member of staff who helped (checkout.operator). */
export function useSetOperatorCode(id: string) {
  return useCheckoutWrite<typeof contract.setOperatorCode, string>(id, {
    write: (operatorCode) => api.setOperatorCode({ id, operatorCode }),
    pick: (checkout) => checkout,
  })
}

/**
 * Makes the orders. It waits for the writes before it, so that nothing typed is missing. The caller
 * supplies the idempotency key and keeps it for retries of one click.
 */
export function useCreateCheckoutOrder(id: string) {
  return useCheckoutWrite<
    typeof contract.createCheckoutOrder,
    { key: string; basketVersion?: number }
  >(id, {
    write: ({ key, ...input }) =>
      api.createCheckoutOrder({ id, ...input }, { idempotencyKey: key }),
    pick: ({ checkout }) => checkout,
  })
}
