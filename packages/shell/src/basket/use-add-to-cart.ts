import type { CartItem } from './cart-item.ts'
import { useCartMutation } from './use-cart-mutation.ts'

/**
 * Adds an offer to the basket, once however often the button is pressed (card.add). The counts in
 * the header are updated, and the confirmation window opens, or a window with the reason of the
 * refusal.
 */
export function useAddToCart() {
  const { mutate, isAdding } = useCartMutation()
  const add = (item: CartItem, quantity: number) =>
    mutate((cart, context) => cart.addToCart(item, quantity, context))
  return { add, isAdding }
}
