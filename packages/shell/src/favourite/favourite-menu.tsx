'use client'

import { useDeleteListItem } from '@svetlitsa/api-client/query/favourite'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { HeartMenu } from '@svetlitsa/ui/shop/heart-menu'
import { useTexts } from '../use-texts.tsx'
import { useFavouriteList } from './favourite-list-scope.tsx'
import type { FavouriteThing } from './use-favourite-toggle.tsx'

/** The menu stays so long (storefront §9), longer while somebody is at it. */
export const favouriteMenuMs = 3_000

type FavouriteMenuProps = { thing: FavouriteThing; onClose: () => void }

/** After the heart: into a list, and on a list's page out of it (storefront §4). */
export function FavouriteMenu({ thing, onClose }: FavouriteMenuProps) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  const listId = useFavouriteList()
  const dropped = useDeleteListItem()
  const { offerId, productId, name } = thing
  const toLists = () => {
    onClose()
    open('favouriteLists', { offerId, productId, name })
  }
  const outOfList = (id: string) => {
    dropped.mutate({ id, offerId, productId })
    onClose()
  }
  return (
    <HeartMenu
      message={say('saved')}
      shownMs={favouriteMenuMs}
      onClose={onClose}
      actions={[
        { text: say('addToList'), onAct: toLists },
        ...(listId ? [{ text: say('removeFromList'), onAct: () => outOfList(listId) }] : []),
      ]}
    />
  )
}
