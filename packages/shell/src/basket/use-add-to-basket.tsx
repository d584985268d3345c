'use client'

import { addToBasket } from '@svetlitsa/api-client/api/basket'
import { shellStateOptions } from '@svetlitsa/api-client/query/shell'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trackEvent } from '../analytics/track-event.tsx'
import { faultText } from '../fault-text.tsx'
import type { AddedThing } from './added-thing.ts'
import { keepLastProduct } from './last-product.ts'
import { newKey } from './new-key.tsx'

/**
 * Puts a thing into the basket, once however often the button is pressed (storefront §4, «Add to
 * cart»): the counts in the header follow, and the window of the added thing opens, or one that says
 * why it could not be.
 */
export function useAddToBasket() {
  const client = useQueryClient()
  const { open } = useWindows()
  // State follows a press too late to stop the second of a double click.
  const isBusy = useRef(false)
  const [isAdding, setAdding] = useState(false)

  const put = async (thing: AddedThing, quantity: number) => {
    const { offerId } = thing
    const outcome = await addToBasket(
      { offers: [{ offerId, quantity }] },
      { idempotencyKey: newKey() },
    )
    if (!outcome.ok) {
      open('result', { title: thing.name, text: outcome.message, tone: 'failed' })
      return
    }
    const { basket, changes } = outcome.answer
    client.setQueryData(
      shellStateOptions().queryKey,
      (state) =>
        state && {
          ...state,
          basketCount: basket.totalQuantity,
          basketOfferIds: basket.items.map((item) => item.offerIdCurrent),
        },
    )
    const { name, price, told } = thing
    trackEvent({
      action: 'add',
      items: [{ ...told, id: offerId, name, price: price.new, quantity }],
    })
    keepLastProduct({ name, image: thing.picture?.sources.src ?? null })
    const change = changes.find((one) => one.offerId === offerId && one.reason === 'stock')
    open('addedBasket', { thing, reduced: change?.quantity ?? null })
  }

  const add = async (thing: AddedThing, quantity: number) => {
    if (isBusy.current) return
    isBusy.current = true
    setAdding(true)
    try {
      await put(thing, quantity)
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    } finally {
      isBusy.current = false
      setAdding(false)
    }
  }
  return { add, isAdding }
}
