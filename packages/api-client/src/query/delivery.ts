import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/delivery.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/delivery.ts'
import { orderKeys } from './order.ts'

export type DeliveryItem = AnswerOf<typeof contract.getDelivery>['items'][number]
export type DeliveryOption = DeliveryItem['options'][number]
export type DeliveryServicePrices = NonNullable<DeliveryOption['services']>
export type AddressSuggestion = AnswerOf<typeof contract.suggestAddress>['suggestions'][number]

export const deliveryKeys = {
  all: ['delivery'] as const,
  options: (basketGroup: string) => [...deliveryKeys.all, basketGroup] as const,
  addresses: (query: string) => [...deliveryKeys.all, 'address', query] as const,
}

export function useDelivery(basketGroup: string) {
  return useQuery({
    queryKey: deliveryKeys.options(basketGroup),
    queryFn: async ({ signal }) => answerOf(await api.getDelivery({ basketGroup }, { signal })),
  })
}

/** Saves a way of delivery; refusals are for the form to say. */
export function useSetDelivery(basketGroup: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof contract.setDelivery>, 'basketGuid'>) =>
      api.setDelivery({ ...input, basketGuid: basketGroup }),
    onSuccess: (outcome) => {
      void client.invalidateQueries({ queryKey: orderKeys.checkout(basketGroup) })
      if (!outcome.ok)
        void client.invalidateQueries({ queryKey: deliveryKeys.options(basketGroup) })
    },
  })
}

/** The price to an address, asked anew when the place on the map changes. */
export function useAddressPrice(asked: InputOf<typeof contract.getYandexPrice> | null) {
  return useQuery({
    queryKey: [...deliveryKeys.all, 'price', asked],
    enabled: asked !== null,
    queryFn: async ({ signal }) => {
      if (!asked) throw new Error('asked for no address')
      return answerOf(await api.getYandexPrice(asked, { signal })).deliveryPrice
    },
  })
}

export function useAddressSuggestions(query: string) {
  return useQuery({
    queryKey: deliveryKeys.addresses(query),
    enabled: query.trim().length >= 3,
    queryFn: async ({ signal }) =>
      answerOf(await api.suggestAddress({ query }, { signal })).suggestions,
    staleTime: 5 * 60_000,
    placeholderData: (earlier) => earlier,
  })
}
