import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { basketKeys } from '../basket/basket-cache.ts'
import type { CallAnswer } from '../call/call.ts'
import { RefusedError } from '../call/refused-error.ts'
import { orderKeys } from '../order/queries.ts'
import { refreshPayment } from '../payment/queries.ts'
import { shellKeys } from '../shell/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Checkout = CallAnswer<typeof contract.getCheckoutStep>

/** What an address leads to: a checkout, or the reason why there is none. */
export type CheckoutAnswer =
  | { checkout: Checkout; refusal: null }
  | { checkout: null; refusal: 'not_found' | 'basket_empty' }

export const checkoutKeys = {
  all: ['checkout'] as const,
  /** An empty id stands for the basket of this visitor, whose draft the first write opens. */
  one: (id: string) => [...checkoutKeys.all, 'one', id] as const,
  goods: (id: string) => [...checkoutKeys.all, 'goods', id] as const,
  calculation: (id: string) => [...checkoutKeys.all, 'calculation', id] as const,
  write: () => [...checkoutKeys.all, 'write'] as const,
}

export function getCheckoutQueryOptions(id: string) {
  return queryOptions({
    queryKey: checkoutKeys.one(id),
    queryFn: async ({ signal, client }): Promise<CheckoutAnswer> => {
      const outcome = await api.getCheckoutStep(id ? { id } : {}, { signal })
      if (outcome.ok) {
        // The address takes the hash next; its query must find the answer that is already there.
        if (!id) client.setQueryData(checkoutKeys.one(outcome.answer.id), toAnswer(outcome.answer))
        return toAnswer(outcome.answer)
      }
      if (outcome.reason === 'not_found' || outcome.reason === 'basket_empty')
        return { checkout: null, refusal: outcome.reason }
      throw new RefusedError(outcome)
    },
  })
}

/** Shows the checkout as a write answered it; its goods and orders are as new as the write. */
export function storeCheckout(client: QueryClient, checkout: Checkout): void {
  const key = getCheckoutQueryOptions(checkout.id).queryKey
  const previous = client.getQueryData(key)?.checkout
  client.setQueryData(key, toAnswer(checkout))
  nameOpened(client, checkout)
  if (!previous?.basketGroup && checkout.basketGroup) {
    client.removeQueries({ queryKey: getCheckoutQueryOptions('').queryKey })
    client.removeQueries({ queryKey: basketKeys.all })
    void client.invalidateQueries({ queryKey: shellKeys.state() })
  }
  if (checkout.basketGroup) {
    void client.invalidateQueries({ queryKey: orderKeys.checkout(checkout.basketGroup) })
    void refreshPayment(client, checkout.basketGroup)
  }
}

/** The address without a hash shows the draft that its first write has opened, with the same goods. */
function nameOpened(client: QueryClient, checkout: Checkout): void {
  const { queryKey } = getCheckoutQueryOptions('')
  const unnamed = client.getQueryData(queryKey)?.checkout
  if (unnamed?.id !== '') return
  client.setQueryData(queryKey, toAnswer(checkout))
  const goods = client.getQueryData(checkoutKeys.goods(''))
  if (goods) client.setQueryData(checkoutKeys.goods(checkout.id), goods)
}

/** Shows a choice before the server has answered; the answer replaces it. */
export function patchCheckout(
  client: QueryClient,
  id: string,
  patch: (checkout: Checkout) => Checkout,
): void {
  client.setQueryData(getCheckoutQueryOptions(id).queryKey, (answer) =>
    answer?.checkout ? toAnswer(patch(answer.checkout)) : answer,
  )
}

function toAnswer(checkout: Checkout): CheckoutAnswer {
  return { checkout, refusal: null }
}
