import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { deliveryKeys } from '../delivery/queries.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type OrderServices = CallAnswer<typeof contract.getOrder>
export type ServiceDays = CallAnswer<typeof contract.getAvailableDeliveryDates>['delivery']
export type ServiceCalculation = OrderServices['calculation']
export type ServiceChoice = CallInput<typeof contract.calculationOfServiceList>['services']

export const orderServiceKeys = {
  one: (orderGuid: string) => [...orderKeys.one(orderGuid), 'services'] as const,
  dates: (orderGuid: string, storeId: number | null) =>
    [...orderServiceKeys.one(orderGuid), 'dates', storeId] as const,
}

/** The services of an order as its address shows them: why it does not is a value. */
export function useOrderServices(orderGuid: string, { isLoggedIn }: { isLoggedIn: boolean }) {
  return useQuery({
    queryKey: [...orderServiceKeys.one(orderGuid), { isLoggedIn }] as const,
    queryFn: ({ signal }) => api.getOrder({ orderGuid }, { signal }),
  })
}

/** The free days; those of another store replace the shown ones when they have come. */
export function useServiceDates(orderGuid: string, storeId: number | null) {
  return useQuery({
    queryKey: orderServiceKeys.dates(orderGuid, storeId),
    queryFn: async ({ signal }) => {
      const input = storeId === null ? { orderGuid } : { orderGuid, storeId }
      return unwrapAnswer(await api.getAvailableDeliveryDates(input, { signal }))
    },
    placeholderData: keepPreviousData,
  })
}

/** What a choice costs; null while there is none that can be calculated. */
export function useServiceCalculation(orderGuid: string, services: ServiceChoice | null) {
  return useQuery({
    queryKey: [...orderServiceKeys.one(orderGuid), 'calculation', services] as const,
    enabled: services !== null,
    queryFn: async ({ signal }) => {
      if (!services) throw new Error('A choice is required')
      return api.calculationOfServiceList({ orderGuid, services }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** Saves a choice. After a refusal the free days are asked for again, and what was typed stays. */
export function useSaveServices(orderGuid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ services, key }: { services: ServiceChoice; key: string }) =>
      api.calculationOfServiceList({ orderGuid, services, toSave: true }, { idempotencyKey: key }),
    onSettled: (outcome) =>
      Promise.all(
        outcome?.ok
          ? [
              client.invalidateQueries({ queryKey: orderKeys.all }),
              client.invalidateQueries({ queryKey: deliveryKeys.all }),
            ]
          : [
              client.invalidateQueries({
                queryKey: [...orderServiceKeys.one(orderGuid), 'dates'],
              }),
            ],
      ),
  })
}
