import type * as contract from '@svetlitsa/api-client/basket/contract'
import type { CallInput } from '@svetlitsa/api-client/call/call'
import { useBasketMutation } from './use-basket-mutation.ts'

/**
 * Adds several offers to the basket, all or none, such as the parts of a kit. The counts in the
 * header are updated; a refusal opens a window. Resolves to true on success.
 */
export function useAddOffers(title: string) {
  const { mutate, isAdding } = useBasketMutation()
  const add = (request: CallInput<typeof contract.addToBasket>) =>
    mutate((operations, context) => operations.addOffers(request, title, context))
  return { add, isAdding }
}
