import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '../call/bind-call.ts'
import type { AnyCall } from '../call/call.ts'
import {
  type Checkout,
  checkoutKeys,
  getCheckoutQueryOptions,
  patchCheckout,
  storeCheckout,
} from './checkout-cache.ts'

type CheckoutWrite<C extends AnyCall, Input> = {
  write: (input: Input) => Promise<Outcome<C>>
  /** Finds the checkout in the answer of the call. */
  pick: (answer: Extract<Outcome<C>, { ok: true }>['answer']) => Checkout
  /** The checkout as the choice will change it, shown while the call is under way. */
  patch?: (checkout: Checkout, input: Input) => Checkout
}

/**
 * A write of a checkout. Writes run one after another, so that the last choice wins, and the answer
 * replaces the checkout; an answer that a later write will replace is not shown, because it would
 * take back what was chosen meanwhile. Refusals are returned as data.
 */
export function useCheckoutWrite<C extends AnyCall, Input>(
  id: string,
  { write, pick, patch }: CheckoutWrite<C, Input>,
) {
  const client = useQueryClient()
  const isLastWrite = () => client.isMutating({ mutationKey: checkoutKeys.write() }) <= 1
  return useMutation({
    mutationKey: checkoutKeys.write(),
    scope: { id: 'checkout' },
    mutationFn: write,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: checkoutKeys.one(id) })
      if (patch) patchCheckout(client, id, (checkout) => patch(checkout, input))
    },
    onSuccess: (outcome) => {
      if (!isLastWrite()) return
      if (outcome.ok) storeCheckout(client, pick(outcome.answer))
      else void client.invalidateQueries({ queryKey: getCheckoutQueryOptions(id).queryKey })
    },
    onError: () => {
      if (isLastWrite())
        void client.invalidateQueries({ queryKey: getCheckoutQueryOptions(id).queryKey })
    },
  })
}
