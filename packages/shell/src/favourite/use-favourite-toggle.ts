import {
  addFavourite,
  addFavouriteProject,
  deleteFavouriteProject,
  removeFavourite,
} from '@svetlitsa/api-client/favourite/client'
import { favouriteKeys } from '@svetlitsa/api-client/favourite/favourite-keys'
import {
  getShellStateQueryOptions,
  type ShellState,
  useShellSelector,
} from '@svetlitsa/api-client/shell/queries'
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
  /** A kit is saved as this project (favorites.projects). */
  projectId?: string | null
}

/** A wall of the constructor with a favourite button; it has no offer of its own. */
export type FavouriteProjectItem = { projectId: string; name: string }

/** What is saved of an item: a kit may be there as an offer of a list, as a project, or as both. */
type Saved = { offer: boolean; project: boolean }

/**
 * Adds an item to the favourites or removes it (favorites.toggle). A press while favourites are
 * loading takes effect once they are; another one until then, or while an earlier request is
 * pending, is ignored. The button and the header's count update optimistically and roll back when
 * the call fails.
 */
export function useFavouriteToggle(
  item: FavouriteItem | FavouriteProjectItem,
  onSaved: (isLoggedIn: boolean) => void = () => undefined,
) {
  const client = useQueryClient()
  const { open } = useWindows()
  // State updates too late to stop the second click of a double click.
  const isBusy = useRef(false)
  const offer = 'offerId' in item ? item : null
  const offerId = offer?.offerId ?? 0
  const projectId = item.projectId ?? ''
  const readSaved = useCallback(
    ({ favoriteOfferIds, favoriteProjectIds }: ShellState): Saved => ({
      offer: favoriteOfferIds.includes(offerId),
      project: favoriteProjectIds.includes(projectId),
    }),
    [offerId, projectId],
  )
  const shown = useShellSelector(readSaved)

  const setSavedInCache = (marks: Saved) =>
    client.setQueryData(
      getShellStateQueryOptions().queryKey,
      (state) =>
        state && {
          ...state,
          favoriteOfferIds: setMark(state.favoriteOfferIds, offerId, marks.offer),
          favoriteProjectIds: setMark(state.favoriteProjectIds, projectId, marks.project),
        },
    )
  const saveFavourite = async (saved: Saved, isLoggedIn: boolean) => {
    const isActive = isSaved(saved)
    const isProject = projectId !== ''
    const marks = { offer: !isActive && !isProject, project: !isActive && isProject }
    setSavedInCache(marks)
    const outcomes = await Promise.all(sendChanges(offer, projectId, saved, marks)).catch(
      (error) => {
        setSavedInCache(saved)
        throw error
      },
    )
    const refusal = outcomes.find((outcome) => !outcome.ok)
    if (refusal && !refusal.ok) {
      setSavedInCache(saved)
      open('result', { title: item.name, text: refusal.message, tone: 'failed' })
      return
    }
    void client.invalidateQueries({ queryKey: favouriteKeys.all })
    if (isActive) return
    onSaved(isLoggedIn)
    if (!offer) return
    void import('./track-wishlist.ts').then(({ trackWishlist }) => trackWishlist(offer))
  }
  const toggle = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const state = await client.ensureQueryData(getShellStateQueryOptions())
      await saveFavourite(readSaved(state), state.user !== null)
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    } finally {
      isBusy.current = false
    }
  }
  return { isActive: shown !== undefined && isSaved(shown), isLoading: !shown, toggle }
}

const isSaved = ({ offer, project }: Saved) => offer || project

/** Sends only what changes. */
function sendChanges(offer: FavouriteItem | null, projectID: string, before: Saved, after: Saved) {
  // `keepalive` lets the request finish when the shopper follows a link right after the press;
  // otherwise the favourite and the session cookie would be lost.
  const requestOptions = { keepalive: true }
  const changes = []
  if (offer && before.offer !== after.offer) {
    const body = { offerId: offer.offerId, productId: offer.productId }
    changes.push((after.offer ? addFavourite : removeFavourite)(body, requestOptions))
  }
  if (before.project !== after.project) {
    const change = after.project ? addFavouriteProject : deleteFavouriteProject
    changes.push(change({ projectID }, requestOptions))
  }
  return changes
}

function setMark<Id>(ids: readonly Id[], changedId: Id, marked: boolean): Id[] {
  const others = ids.filter((id) => id !== changedId)
  return marked ? [changedId, ...others] : others
}
