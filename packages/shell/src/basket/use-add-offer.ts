import type { AddedItem } from './added-item.ts'
import { useBasketMutation } from './use-basket-mutation.ts'

/**
 * Adds an offer to the basket, once however often the button is pressed (card.add). The counts in
 * the header are updated, and the confirmation window opens, or a window with the reason of the
 * refusal.
 */
export function useAddOffer() {
  const { mutate, isAdding } = useBasketMutation()
  const add = (item: AddedItem, quantity: number) =>
    mutate((operations, context) => operations.addOffer(item, quantity, context))
  return { add, isAdding }
}
