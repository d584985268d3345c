import { addToBasket } from '@svetlitsa/api-client/api/basket'
import type * as contract from '@svetlitsa/api-client/contract/basket'
import type { AnswerOf, InputOf } from '@svetlitsa/api-client/contract/call'
import { shellStateOptions } from '@svetlitsa/api-client/query/shell'
import type { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import type { QueryClient } from '@tanstack/react-query'
import { eventItems } from '../analytics/event-items.tsx'
import { trackEvent } from '../analytics/track-event.tsx'
import type { AddedThing } from './added-thing.ts'
import { keepLastProduct } from './last-product.ts'
import { newKey } from './new-key.tsx'

export type PutMeans = { client: QueryClient; open: ReturnType<typeof useWindows>['open'] }

/** Puts a thing into the basket and opens the window of it, or one that says why it could not be. */
export async function putThing(
  thing: AddedThing,
  quantity: number,
  means: PutMeans,
): Promise<boolean> {
  const { offerId } = thing
  const answer = await put({ offers: [{ offerId, quantity }] }, thing.name, means)
  if (!answer) return false
  const { name, price, told } = thing
  trackEvent({
    action: 'add',
    items: [{ ...told, id: offerId, name, price: price.new, quantity }],
  })
  keepLastProduct({ name, image: thing.picture?.sources.src ?? null })
  const change = answer.changes.find((one) => one.offerId === offerId && one.reason === 'stock')
  means.open('addedBasket', { thing, reduced: change?.quantity ?? null })
  return true
}

/** Puts several offers into the basket at once, or none of them. True where they lie in the basket. */
export async function putTogether(
  wanted: InputOf<typeof contract.addToBasket>,
  title: string,
  means: PutMeans,
): Promise<boolean> {
  const answer = await put(wanted, title, means)
  if (!answer) return false
  const added = wanted.offers.flatMap(({ offerId, quantity }) =>
    answer.basket.items
      .filter(({ offerIdCurrent }) => offerIdCurrent === offerId)
      .slice(0, 1)
      .map((line) => ({ ...line, quantity })),
  )
  trackEvent({ action: 'add', items: eventItems(added) })
  return true
}

/** The counts in the header follow; a refusal is told in a window, and answered with null. */
async function put(
  wanted: InputOf<typeof contract.addToBasket>,
  title: string,
  { client, open }: PutMeans,
): Promise<AnswerOf<typeof contract.addToBasket> | null> {
  const outcome = await addToBasket(wanted, { idempotencyKey: newKey() })
  if (!outcome.ok) {
    open('result', { title, text: outcome.message, tone: 'failed' })
    return null
  }
  const { basket } = outcome.answer
  client.setQueryData(
    shellStateOptions().queryKey,
    (state) =>
      state && {
        ...state,
        basketCount: basket.totalQuantity,
        basketOfferIds: basket.items.map((item) => item.offerIdCurrent),
      },
  )
  return outcome.answer
}
