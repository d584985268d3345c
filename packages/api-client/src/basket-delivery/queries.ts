import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { clearBasketChanged } from '../basket/basket-cache.ts'
import type { CallAnswer } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import type { Problem } from '../call/problem.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type BasketDelivery = CallAnswer<
  typeof contract.getDeliveryTimeOfBasket
>['deliveries'][number]

/** The earliest deliveries; when they could not be read, none, with the body of the error. */
interface DeliveryTimes {
  deliveries: BasketDelivery[]
  error: Pick<Problem, 'code' | 'detail'> | null
}

/** Lines and stores for a version of the basket; once loaded, the basket counts as unchanged. */
export function getDeliveryOfBasketQueryOptions(client: QueryClient, version: number) {
  return queryOptions({
    queryKey: ['basket-delivery', 'lines', version],
    queryFn: async ({ signal }) => {
      const answer = unwrapAnswer(await api.getDeliveryOfBasket({}, { signal }))
      clearBasketChanged(client)
      return answer
    },
    placeholderData: (previous) => previous,
  })
}

export function useDeliveryOfBasket(version: number) {
  return useQuery(getDeliveryOfBasketQueryOptions(useQueryClient(), version))
}

/** A failure is an answer here: its body is stored and the deliveries are emptied. */
export function getDeliveryTimeQueryOptions(version: number) {
  return queryOptions({
    queryKey: ['basket-delivery', 'time', version],
    queryFn: async ({ signal }): Promise<DeliveryTimes> => {
      try {
        const outcome = await api.getDeliveryTimeOfBasket({}, { signal })
        if (outcome.ok) return { deliveries: outcome.answer.deliveries, error: null }
        return { deliveries: [], error: { code: outcome.reason, detail: outcome.message } }
      } catch (error) {
        if (error instanceof CallError && error.problem)
          return { deliveries: [], error: error.problem }
        throw error
      }
    },
    placeholderData: (previous) => previous,
  })
}

/** @param hasGoods whether anything is checked; without goods nothing is delivered. */
export function useDeliveryTimeOfBasket(version: number, hasGoods: boolean) {
  return useQuery({ ...getDeliveryTimeQueryOptions(version), enabled: hasGoods })
}
