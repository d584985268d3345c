import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

const confirmationKey = (guid: string) => ['order-confirmation', guid] as const

/** Whether an order waits for its customer; null for an unknown link. */
export function useOrderConfirmation(guid: string) {
  return useQuery({
    queryKey: confirmationKey(guid),
    queryFn: async ({ signal }) => {
      const outcome = await api.getOrderConfirmation({ guid }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}

export function useConfirmOrder(guid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrapAnswer(await api.confirmOrder({ guid })),
    onSettled: () => client.invalidateQueries({ queryKey: confirmationKey(guid) }),
  })
}
