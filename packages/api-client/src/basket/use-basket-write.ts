import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallOptions, RefusedOutcome } from '../call/bind-call.ts'
import { RefusedError } from '../call/refused-error.ts'
import {
  type Basket,
  getBasketQueryOptions,
  getVersionOptions,
  setBasketConflict,
  storeBasket,
} from './basket-cache.ts'

interface StaleDetails {
  basket?: Basket
  changes?: readonly BasketChange[]
}

type WriteOutcome<Answer> =
  | { ok: true; answer: Answer }
  | RefusedOutcome<string, StaleDetails>
  | RefusedOutcome<string, unknown>

/** Called with the basket before and after each change, in order. */
export type Changed = (before: Basket | undefined, after: Basket) => void

/**
 * A write of the basket. Writes run one after another, so that the last click wins, and each names
 * the basket that is shown at its turn (basket.versions). The answer replaces the basket. When
 * another tab or device had changed it, nothing was written: the fresh basket is shown with what
 * changed, and the result is null.
 */
export function useBasketWrite<Input, Answer extends { basket: Basket }>(
  write: (input: Input, options: CallOptions) => Promise<WriteOutcome<Answer>>,
  onChanged?: Changed,
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (input: Input): Promise<Answer | null> => {
      const outcome = await write(input, getVersionOptions(client))
      if (outcome.ok) {
        const { basket } = outcome.answer
        onChanged?.(client.getQueryData(getBasketQueryOptions().queryKey), basket)
        setBasketConflict(client, null)
        storeBasket(client, basket)
        return outcome.answer
      }
      const { basket, changes } = outcome.details as StaleDetails
      if (outcome.reason !== 'basket_changed' || !basket) throw new RefusedError(outcome)
      setBasketConflict(client, changes ?? [])
      storeBasket(client, basket)
      return null
    },
  })
}
