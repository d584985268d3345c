import { getBasketQueryOptions } from '@svetlitsa/api-client/basket/basket-cache'
import { announceBasket } from '@svetlitsa/api-client/basket/basket-channel'
import { addByMetre, addToBasket } from '@svetlitsa/api-client/basket/client'
import type * as contract from '@svetlitsa/api-client/basket/contract'
import type { CallOptions } from '@svetlitsa/api-client/call/bind-call'
import type { CallAnswer, CallInput } from '@svetlitsa/api-client/call/call'
import { getShellStateQueryOptions } from '@svetlitsa/api-client/shell/queries'
import type { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { QueryClient } from '@tanstack/react-query'
import { toEventItems } from '../analytics/event/to-event-items.ts'
import { trackEvent } from '../analytics/event/track-event.ts'
import { createIdempotencyKey } from '../form/create-idempotency-key.ts'
import type { AddedItem } from './added-item.ts'
import { storeLastProduct } from './store-last-product.ts'

export type BasketMutationContext = {
  client: QueryClient
  open: ReturnType<typeof useWindows>['open']
}

/**
 * Adds an offer to the basket, goods sold by the metre with their length, and opens the
 * confirmation window, or a window with the reason of the refusal.
 */
export async function addOffer(
  addedItem: AddedItem,
  quantity: number,
  context: BasketMutationContext,
): Promise<boolean> {
  const { offerId, byMetre } = addedItem
  const answer = await postToBasket(
    (options) =>
      byMetre
        ? addByMetre({ offerId, running_meter: quantity }, options)
        : addToBasket({ offers: [{ offerId, quantity }] }, options),
    addedItem.name,
    context,
  )
  if (!answer) return false
  const { name, price, eventDetails } = addedItem
  trackEvent({
    action: 'add',
    items: [{ ...eventDetails, id: offerId, name, price: price.new, quantity }],
  })
  storeLastProduct({ name, image: addedItem.picture?.sources.src ?? null })
  const stockChange = answer.changes.find(
    (refusedItem) => refusedItem.offerId === offerId && refusedItem.reason === 'stock',
  )
  const reduced = stockChange?.quantity ?? null
  context.open('addedBasket', { item: addedItem, quantity, reduced })
  return true
}

/** Adds several offers to the basket, all or none. Resolves to true on success. */
export async function addOffers(
  request: CallInput<typeof contract.addToBasket>,
  title: string,
  context: BasketMutationContext,
): Promise<boolean> {
  const answer = await postToBasket((options) => addToBasket(request, options), title, context)
  if (!answer) return false
  const added = request.offers.flatMap(({ offerId, quantity }) =>
    answer.basket.items
      .filter(({ offerIdCurrent }) => offerIdCurrent === offerId)
      .slice(0, 1)
      .map((line) => ({ ...line, quantity })),
  )
  trackEvent({ action: 'add', items: toEventItems(added) })
  return true
}

/**
 * Updates the counts in the header, and tells the other tabs. A refusal opens a window and
 * resolves to null. Sends no version of the
 * basket: adding is never refused as stale, and a card does not know the basket.
 */
async function postToBasket(
  add: (options: CallOptions) => ReturnType<typeof addByMetre | typeof addToBasket>,
  title: string,
  { client, open }: BasketMutationContext,
): Promise<CallAnswer<typeof contract.addToBasket> | null> {
  // `keepalive`: what was bought arrives when the shopper follows a link right after the press.
  const outcome = await add({ idempotencyKey: createIdempotencyKey(), keepalive: true })
  if (!outcome.ok) {
    open('result', { title, text: outcome.message, tone: 'failed' })
    return null
  }
  const { basket } = outcome.answer
  client.setQueryData(
    getShellStateQueryOptions().queryKey,
    (state) =>
      state && {
        ...state,
        basketCount: basket.totalQuantity,
        basketOfferIds: basket.items.map((item) => item.offerIdCurrent),
      },
  )
  // The basket's own screen shows recommendations with this button.
  client.setQueryData(getBasketQueryOptions().queryKey, (shown) => shown && basket)
  announceBasket(basket.version)
  return outcome.answer
}
