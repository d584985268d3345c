import type * as contract from '@svetlitsa/api-client/basket/contract'
import type { CallInput } from '@svetlitsa/api-client/call/call'
import { useCartMutation } from './use-cart-mutation.ts'

/**
 * Adds several offers to the basket, all or none, such as the parts of a kit. The counts in the
 * header are updated; a refusal opens a window. Resolves to true on success.
 */
export function useAddOffersToCart(title: string) {
  const { mutate, isAdding } = useCartMutation()
  const add = (request: CallInput<typeof contract.addToBasket>) =>
    mutate((cart, context) => cart.addOffersToCart(request, title, context))
  return { add, isAdding }
}
