import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type DeliveryItem = CallAnswer<typeof contract.getDelivery>['items'][number]
export type DeliveryOption = DeliveryItem['options'][number]
export type DeliveryServicePrices = NonNullable<DeliveryOption['services']>

export type DeliveryAnswer = CallAnswer<typeof contract.getDelivery>
export type Place = DeliveryAnswer['mapCenter']

export const deliveryKeys = {
  all: ['delivery'] as const,
  options: (basketGroup: string) => [...deliveryKeys.all, basketGroup] as const,
  addresses: (query: string) => [...deliveryKeys.all, 'address', query] as const,
}

/** The delivery methods of a checkout; null where there is no such checkout. */
export function useDelivery(basketGroup: string) {
  return useQuery({
    queryKey: deliveryKeys.options(basketGroup),
    queryFn: async ({ signal }) => {
      const outcome = await api.getDelivery({ basketGroup }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}

/** Saves a delivery method. The form shows refusals. */
export function useSetDelivery(basketGroup: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Omit<CallInput<typeof contract.setDelivery>, 'basketGuid'>) =>
      api.setDelivery({ ...input, basketGuid: basketGroup }),
    onSuccess: (outcome) => {
      void client.invalidateQueries({ queryKey: orderKeys.checkout(basketGroup) })
      if (!outcome.ok)
        void client.invalidateQueries({ queryKey: deliveryKeys.options(basketGroup) })
    },
  })
}

/** The price to an address, fetched again when the coordinates change; refused outside the zones. */
export function useAddressPrice(input: CallInput<typeof contract.getYandexPrice> | null) {
  return useQuery({
    queryKey: [...deliveryKeys.all, 'price', input],
    enabled: input !== null,
    queryFn: async ({ signal }) => {
      if (!input) throw new Error('An address is required')
      return api.getYandexPrice(input, { signal })
    },
  })
}

/** Names the address at a place that was chosen on the map. */
export function useCoordsData(basketGroup?: string) {
  return useMutation({
    mutationFn: (coordinates: Place) =>
      api.getCoordsData({ ...(basketGroup ? { basketGroup } : {}), coordinates }),
  })
}

/** The zone and the distance of a place that was chosen before the orders are made. */
export function usePlaceLocation(place: Place | null) {
  return useQuery({
    queryKey: [...deliveryKeys.all, 'location', place?.lat, place?.lon] as const,
    enabled: place !== null,
    queryFn: async ({ signal }) => {
      if (!place) throw new Error('A place is required')
      const { lat, lon } = place
      return api.getCoordsData({ coordinates: { lat, lon } }, { signal })
    },
    staleTime: 5 * 60_000,
  })
}

export function useAddressSuggestions(query: string) {
  return useQuery({
    queryKey: deliveryKeys.addresses(query),
    enabled: query.trim().length >= 3,
    queryFn: async ({ signal }) => unwrapAnswer(await api.suggestAddress({ query }, { signal })),
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous,
  })
}

type DelayedInput = CallInput<typeof contract.runDelayedDelivery>

/** Names the day of a delayed delivery; the free days are fetched again after a refusal. */
export function useRunDelayedDelivery() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: DelayedInput }) =>
      api.runDelayedDelivery(input, { idempotencyKey: key }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.all }),
        client.invalidateQueries({ queryKey: deliveryKeys.all }),
      ]),
  })
}
