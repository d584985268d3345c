'use client'

import { addFavourite, removeFavourite } from '@svetlitsa/api-client/favourite/client'
import { favouriteKeys } from '@svetlitsa/api-client/favourite/favourite-keys'
import { getShellStateQueryOptions, useShellSelector } from '@svetlitsa/api-client/shell/queries'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'

/** An offer with a favourite button. */
export type FavouriteItem = {
  offerId: number
  productId: number
  name: string
  /** In whole units of the page's currency. */
  price: number
}

/**
 * Adds an offer to the favourites or removes it (favorites.toggle). A press is ignored while
 * favourites are loading or an earlier request is pending. The button and the header's count update
 * optimistically and roll back when the call fails.
 */
export function useFavouriteToggle(item: FavouriteItem, onSaved: () => void) {
  const client = useQueryClient()
  const { open } = useWindows()
  // State updates too late to stop the second click of a double click.
  const isBusy = useRef(false)
  const { offerId, productId } = item
  const favourite = useShellSelector(
    useCallback(
      ({ favoriteOfferIds, user }) => ({
        isActive: favoriteOfferIds.includes(offerId),
        isLoggedIn: user !== null,
      }),
      [offerId],
    ),
  )
  const { isActive, isLoggedIn } = favourite ?? { isActive: false, isLoggedIn: false }

  const setFavouriteInCache = (marked: boolean) =>
    client.setQueryData(
      getShellStateQueryOptions().queryKey,
      (state) =>
        state && { ...state, favoriteOfferIds: setMark(state.favoriteOfferIds, offerId, marked) },
    )
  const saveFavourite = async (marked: boolean) => {
    const body = { offerId, productId }
    // `keepalive` lets the request finish when the shopper follows a link right after the press;
    // otherwise the favourite and the session cookie would be lost.
    const requestOptions = { keepalive: true }
    const outcome = marked
      ? await addFavourite(body, requestOptions)
      : await removeFavourite(body, requestOptions)
    if (!outcome.ok) {
      setFavouriteInCache(!marked)
      open('result', { title: item.name, text: outcome.message, tone: 'failed' })
      return
    }
    void client.invalidateQueries({ queryKey: favouriteKeys.all })
    if (!marked) return
    onSaved()
    void import('./track-wishlist.ts').then(({ trackWishlist }) => trackWishlist(item))
  }
  const toggle = async () => {
    if (!favourite || isBusy.current) return
    isBusy.current = true
    setFavouriteInCache(!isActive)
    try {
      await saveFavourite(!isActive)
    } catch (error) {
      setFavouriteInCache(isActive)
      open('error', { text: getErrorMessage(error) })
    } finally {
      isBusy.current = false
    }
  }
  return { isActive, isLoading: !favourite, toggle, isLoggedIn }
}

function setMark(offerIds: readonly number[], offerId: number, marked: boolean): number[] {
  const others = offerIds.filter((id) => id !== offerId)
  return marked ? [offerId, ...others] : others
}
