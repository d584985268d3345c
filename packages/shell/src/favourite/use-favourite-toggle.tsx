'use client'

import { addFavourite, removeFavourite } from '@svetlitsa/api-client/api/favourite'
import { favouriteKeys } from '@svetlitsa/api-client/query/favourite-keys'
import { shellStateOptions, useShellFact } from '@svetlitsa/api-client/query/shell'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { faultText } from '../fault-text.tsx'

/** An offer that a heart stands at. */
export type FavouriteThing = {
  offerId: number
  productId: number
  name: string
  /** In whole units of the page's currency. */
  price: number
}

/**
 * Marks an offer or takes the mark away (storefront §4, «Favorite toggle»). A press is ignored while
 * favourites are loading or an earlier press is still on its way. The heart and the header's count
 * follow at once and come back when the call fails.
 */
export function useFavouriteToggle(thing: FavouriteThing, onSaved: () => void) {
  const client = useQueryClient()
  const { open } = useWindows()
  // State follows a press too late to stop the second of a double click.
  const isBusy = useRef(false)
  const { offerId, productId } = thing
  const known = useShellFact(
    useCallback(
      ({ favoriteOfferIds, user }) => ({
        isActive: favoriteOfferIds.includes(offerId),
        isLoggedIn: user !== null,
      }),
      [offerId],
    ),
  )
  const { isActive, isLoggedIn } = known ?? { isActive: false, isLoggedIn: false }

  const show = (marked: boolean) =>
    client.setQueryData(
      shellStateOptions().queryKey,
      (state) =>
        state && { ...state, favoriteOfferIds: withMark(state.favoriteOfferIds, offerId, marked) },
    )
  const change = async (marked: boolean) => {
    const body = { offerId, productId }
    // Who presses the heart and a link after it loses neither the mark nor the session that keeps it.
    const whole = { keepalive: true }
    const outcome = marked ? await addFavourite(body, whole) : await removeFavourite(body, whole)
    if (!outcome.ok) {
      show(!marked)
      open('result', { title: thing.name, text: outcome.message, tone: 'failed' })
      return
    }
    void client.invalidateQueries({ queryKey: favouriteKeys.all })
    if (!marked) return
    onSaved()
    void import('./track-wishlist.tsx').then(({ trackWishlist }) => trackWishlist(thing))
  }
  const toggle = async () => {
    if (!known || isBusy.current) return
    isBusy.current = true
    show(!isActive)
    try {
      await change(!isActive)
    } catch (fault) {
      show(isActive)
      open('fault', { text: faultText(fault) })
    } finally {
      isBusy.current = false
    }
  }
  return { isActive, isLoading: !known, toggle, isLoggedIn }
}

function withMark(offerIds: readonly number[], offerId: number, marked: boolean): number[] {
  const others = offerIds.filter((id) => id !== offerId)
  return marked ? [offerId, ...others] : others
}
